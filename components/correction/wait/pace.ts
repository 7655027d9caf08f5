/** ms until the next look, by how many there were: often at first, as the built-in checker needs seconds, then less and less. */
export function paceMs(looks: number): number {
  if (looks < 10) return 1_000;
  if (looks < 25) return 2_000;
  return looks < 60 ? 5_000 : 15_000;
}

/**
 * Waits; a network that comes back ends it, and so does whoever looks at the page again. While nobody does, it lasts.
 *
 * @param over ends it too
 */
export function waitGently(ms: number, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    let isDue = false;
    const end = () => {
      done.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      isDue = true;
      if (!document.hidden) end();
    }, ms);
    const listening = { signal: done.signal };
    window.addEventListener('online', end, listening);
    document.addEventListener('visibilitychange', () => isDue && !document.hidden && end(), listening);
    over.addEventListener('abort', end, listening);
  });
}
