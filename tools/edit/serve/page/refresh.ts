import { isAlive } from '../../panel/pointer/alive';

declare global {
  interface Window {
    /** What Next's router leaves there for its own tools. */
    next?: { router?: { refresh(): void } };
  }
}

/** ms after which a page that is not alive yet is looked at again. */
const pause = 50;

/**
 * Has the page drawn anew by the server, with all that its reader has done on it, whenever a text has changed on disk: saved here, or
 * written by somebody else.
 */
export function followTexts(): void {
  let isWaiting = false;
  const refresh = () => {
    // Before that the router refuses, in an error that nobody can catch.
    isWaiting = !isAlive(document);
    if (isWaiting) setTimeout(refresh, pause);
    else if (window.next?.router) window.next.router.refresh();
    else window.location.reload();
  };
  // It connects again by itself after the editor was started anew.
  new EventSource(`/__edit/changes?since=${performance.timeOrigin}`).addEventListener('message', () => {
    if (!isWaiting) refresh();
  });
}
