import { readToken } from '../../session/token';
import { intentEntry, offerIn, readIntent } from './intent';

/**
 * The offer to go on with: named by the address (`?buy=`) and chosen in this very tab, so that a foreign link begins no
 * purchase. It can be had once.
 */
export function takeIntent(search: string, now = Date.now()): string | null {
  const named = offerIn(search);
  if (named === null) return null;
  const chosen = readIntent(now);
  intentEntry.remove();
  return chosen?.offer === named ? named : null;
}

/** After signing in: the offer to go on with, if any. Takes it out of the address. */
export function offerToGoOnWith(): string | null {
  const { search, href } = window.location;
  const name = takeIntent(search);
  window.history.replaceState(null, '', withoutIntent(href));
  return readToken() === null ? null : name;
}

export function withoutIntent(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('buy');
  return url.pathname + url.search + url.hash;
}
