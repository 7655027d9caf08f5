/** Ms until a browser without idle callbacks (Safari) counts as idle after the page has loaded. */
const settleMs = 1500;

/**
 * Calls back once, when the page has loaded and the browser has nothing better to do.
 *
 * @returns calls it off
 */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait);
  function wait() {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(callback);
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const timer = globalThis.setTimeout(callback, settleMs);
      cancel = () => globalThis.clearTimeout(timer);
    }
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => cancel();
}
