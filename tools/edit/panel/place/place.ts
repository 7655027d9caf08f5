import { useSyncExternalStore } from 'react';
import { splitLocale } from '../../../../lib/i18n/paths';

/** The widths in which the page can be looked at, in CSS pixels. */
export const widths = ['390', '768', 'full'] as const;
export type Width = (typeof widths)[number];

/** What the address of the shell remembers: a reload shows the same again, and it can be sent to a colleague. */
export interface Place {
  /** Address of the page in the frame, with its language. */
  page: string;
  /** The language of the page. */
  locale: string;
  /** The language that one works on, where it is another: the one that was chosen in State, or of a fault that was opened. */
  written: string;
  width: Width;
  view: string;
  /** Of the text or longer text that is open; empty for none. */
  key: string;
  /** The further language beside, or `all`. */
  beside: string;
}

const start: Omit<Place, 'locale'> = {
  page: '/',
  written: '',
  width: 'full',
  view: 'text',
  key: '',
  beside: '',
};

/** Reads the part of an address behind `#`. What nobody knows is left out. */
export function readPlace(hash: string): Place {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const page = given.get('page') ?? '';
  const width = widths.find((one) => one === given.get('width'));
  // An address of another host would begin with two slashes.
  const own = /^\/(?![/\\])/.test(page) && !page.startsWith('/__edit') ? page : start.page;
  return {
    page: own,
    locale: given.get('locale') ?? splitLocale(own).locale,
    written: given.get('written') ?? start.written,
    width: width ?? start.width,
    view: given.get('view') ?? start.view,
    key: given.get('key') ?? start.key,
    beside: given.get('beside') ?? start.beside,
  };
}

/** The part of an address behind `#`, without what is as at the start. */
export function writePlace(place: Place): string {
  const usual: Place = { ...start, locale: splitLocale(place.page).locale };
  const parts = Object.entries(place).filter(([name, value]) => value !== usual[name as keyof Place]);
  const said = parts.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`);
  return said.length > 0 ? `#${said.join('&')}` : '#';
}

const listeners = new Set<() => void>();

function onPlace(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', listener);
  };
}

export const placeNow = (): Place => readPlace(window.location.hash);

/**
 * Goes elsewhere; to another text, in the language of the page unless another is given. The way back of the browser is left to the page in
 * the frame.
 */
export function go(change: Partial<Place>): void {
  const now = placeNow();
  const isOther = change.key !== undefined && change.key !== now.key && change.key !== '';
  const next = writePlace({ ...now, ...(isOther && { written: '' }), ...change });
  if (next === window.location.hash) return;
  window.history.replaceState(null, '', next);
  for (const listener of listeners) listener();
}

/** Looks at another page. Whoever comes to one of another language works on that language. */
export function visit(page: string): void {
  const { locale } = splitLocale(page);
  const other = locale !== splitLocale(placeNow().page).locale;
  go({ page, ...(other && { locale, written: '', beside: '' }) });
}

export function usePlace(): Place {
  return readPlace(useSyncExternalStore(onPlace, () => window.location.hash));
}

/** The language that one works on. */
export const workingIn = ({ written, locale }: Place): string => written || locale;
