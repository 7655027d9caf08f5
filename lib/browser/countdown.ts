interface Ticks {
  /** Told at once, and whenever somebody looks: the whole seconds that are left. */
  onLeft: (left: number) => void;
  onEnd: () => void;
}

/**
 * Counts seconds down by the clock, so that a page that slept knows how late it is.
 *
 * @param over stops it
 */
export function countDown(seconds: number, { onLeft, onEnd }: Ticks, over: AbortSignal): void {
  if (over.aborted) return;
  const end = Date.now() + seconds * 1000;
  const look = () => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    onLeft(left);
    if (left > 0) return;
    clearInterval(timer);
    onEnd();
  };
  const timer = setInterval(look, 200);
  over.addEventListener('abort', () => clearInterval(timer), { once: true });
  look();
}
