import { go } from './go';

/** Opens a page of this site by a full load, also where it is the one that is shown, of which only the fragment would change. */
export function goAnew(address: string | URL): void {
  const target = new URL(address, window.location.href);
  if (target.pathname === window.location.pathname) {
    window.history.replaceState(null, '', target);
    window.location.reload();
  } else {
    go(target);
  }
}
