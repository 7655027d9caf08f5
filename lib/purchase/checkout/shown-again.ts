/** Ms after which a page that should have been left counts as staying. */
const leavingMs = 10_000;

/**
 * Ends when the buyer has come back to this page, as it was, or has not left it. The first `pageshow` of a page that is still loading
 * is no return.
 */
export function shownAgain(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer);
      window.removeEventListener('pageshow', onShown);
      resolve();
    };
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && end();
    const timer = window.setTimeout(end, leavingMs);
    window.addEventListener('pageshow', onShown);
  });
}
