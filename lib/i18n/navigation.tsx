import { useLocale } from 'next-intl';
import NextLink from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { pathOf, type PageId } from '../site/routes';
import { localizePath } from './paths';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A fixed page by its name, or a site path without locale. */
  to: PageId | `/${string}`;
  /** Fragment of the target page, without `#`. */
  hash?: string;
  children: ReactNode;
}

/** The public address of a page in the language being rendered. */
export function useHref(to: LinkProps['to'], hash?: string): string {
  const path = to.startsWith('/') ? to : pathOf(to as PageId);
  return localizePath(hash === undefined ? path : `${path}#${hash}`, useLocale());
}

/**
 * A link to a page of the site, in the language of the page it stands on. It prefetches nothing by itself: the navigation
 * island does so when a visitor is about to follow it.
 */
export function Link({ to, hash, children, ...rest }: LinkProps) {
  return (
    <NextLink href={useHref(to, hash)} prefetch={false} {...rest}>
      {children}
    </NextLink>
  );
}
