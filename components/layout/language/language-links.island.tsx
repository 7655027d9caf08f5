'use client';

import type { MouseEvent, ReactNode, ToggleEvent } from 'react';
import { isLocale } from '@/lib/i18n/locales';
import { rememberLocale } from '@/lib/routes/remember-locale';
import { translatedNext } from '@/lib/account/next-target';

/**
 * Around the language links: a choice keeps the address, with its query and its fragment, and is remembered. The links are those of
 * the page; what the address names below it, such as the number of a purchase, only the browser knows.
 */
export function LanguageLinks({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const choose = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const locale = link?.dataset.locale;
    if (!link || !isLocale(locale)) return;
    rememberLocale(locale);
    const own = event.currentTarget.querySelector<HTMLAnchorElement>('a[aria-current]');
    const below = own ? pathBelow(own) : '';
    if (below !== '' && !link.pathname.endsWith(below)) link.pathname = withoutSlash(link.pathname) + below;
    // Before the browser follows the link, so that new tabs and middle clicks keep them too.
    link.search = translatedNext(window.location.search, locale);
    link.hash = window.location.hash;
  };
  return (
    <nav
      id={id}
      popover="auto"
      aria-label={label}
      className="languages"
      onClickCapture={choose}
      onAuxClickCapture={choose}
      onToggle={backToDrawer}
    >
      {children}
    </nav>
  );
}

/** Browsers give the focus back to what opened the first of several popovers only: one that was opened inside the menu drops it. */
function backToDrawer({ newState, currentTarget: list }: ToggleEvent<HTMLElement>) {
  const { activeElement: focused, body } = document;
  if (newState !== 'closed' || (focused !== body && !list.contains(focused))) return;
  document.querySelector<HTMLElement>(`:popover-open [popovertarget="${list.id}"]`)?.focus();
}

function pathBelow(own: HTMLAnchorElement): string {
  const page = (own.dataset.page ??= withoutSlash(own.pathname));
  const { pathname: path } = window.location;
  return path.startsWith(`${page}/`) && path !== '/' ? path.slice(page.length) : '';
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');
