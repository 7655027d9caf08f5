declare global {
  interface Window {
    /** What Next's router leaves there for its own tools. */
    next?: { router?: { refresh(): void } };
  }
}

/**
 * Has the page drawn anew by the server, with all that its reader has done on it, whenever a text has changed on disk: saved here, or
 * written by somebody else.
 */
export function followTexts(): void {
  // It connects again by itself after the editor was started anew.
  new EventSource(`/__edit/changes?since=${performance.timeOrigin}`).addEventListener('message', () => {
    try {
      if (window.next?.router) return window.next.router.refresh();
    } catch {
      // The router refuses as long as the page is not alive.
    }
    window.location.reload();
  });
}
