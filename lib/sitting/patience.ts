/** How long to wait between tries; the network's coming back ends a wait. */
export interface Patience {
  /** @param atLeastMs what the server asked for */
  wait(tries: number, atLeastMs?: number): Promise<void>;
  /** Something has arrived: whatever waits is tried at once. */
  heard(): void;
  isClosed(): boolean;
  close(): void;
}

/** ms, the last one again and again. */
const waits = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

export function patience(): Patience {
  const waiting = new Set<() => void>();
  let isClosed = false;
  const wake = () => {
    for (const go of [...waiting]) go();
  };
  window.addEventListener('online', wake);
  return {
    wait: (tries, atLeastMs = 0) =>
      new Promise((resolve) => {
        if (isClosed) return resolve();
        const go = () => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, Math.max(atLeastMs, waits[Math.min(tries, waits.length - 1)] ?? 0));
        waiting.add(go);
      }),
    heard: wake,
    isClosed: () => isClosed,
    close() {
      isClosed = true;
      window.removeEventListener('online', wake);
      wake();
    },
  };
}
