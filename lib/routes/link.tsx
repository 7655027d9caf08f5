import { useLocale } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { pathOf, type PageId } from './routes';
import { localizePath } from '../i18n/paths';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A fixed page by its name, or a site path without locale. */
  to: PageId | `/${string}`;
  /** Fragment of the target page, without `#`. */
  hash?: string;
  children: ReactNode;
}

export function useHref(to: LinkProps['to'], hash?: string): string {
  const path = to.startsWith('/') ? to : pathOf(to as PageId);
  return localizePath(hash === undefined ? path : `${path}#${hash}`, useLocale());
}

/**
 * A link to a page of the site, in the language of the page it stands on: a plain one, of which a page may have a hundred, as
 * `next/link` is an island each time. By `data-soft` the document's one listener knows it (components/layout/soft-links.island.tsx);
 * what it leads to is loaded ahead when a visitor is about to follow it (intent-prefetch.island.tsx).
 */
export function Link({ to, hash, children, ...rest }: LinkProps) {
  return (
    <a href={useHref(to, hash)} data-soft="" {...rest}>
      {children}
    </a>
  );
}
