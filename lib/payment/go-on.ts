import { readToken } from '../session/token-store';
import { takeIntent, withoutIntent } from './intent';

/** After signing in: the offer to go on with, if any. Takes it out of the address. */
export function offerToGoOnWith(): string | null {
  const { search, href } = window.location;
  const name = takeIntent(search);
  window.history.replaceState(null, '', withoutIntent(href));
  return readToken() === null ? null : name;
}
