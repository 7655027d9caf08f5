/** Work by key whose results are kept, shared between those who ask at once, and limited in how much runs at a time. */
export interface SharedWork<T> {
  get(key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * A small in-process cache for costly results. Whoever asks for a key that is being worked on gets the same promise; a failure
 * is told to all of them and not kept. Memory is bounded by `keep` results and, as each key waits at most once, by the number
 * of keys.
 *
 * @param keep results to hold; the one unused for longest goes first
 * @param concurrent how many works run at the same time
 */
export function createSharedWork<T>({
  keep,
  concurrent,
}: {
  keep: number;
  concurrent: number;
}): SharedWork<T> {
  const kept = new Map<string, T>();
  const underway = new Map<string, Promise<T>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run(key: string, work: () => Promise<T>): Promise<T> {
    if (running >= concurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      const result = await work();
      remember(key, result);
      return result;
    } finally {
      underway.delete(key);
      const next = waiting.shift();
      // The place passes to the next in line, so `running` changes only when nobody waits.
      if (next === undefined) running -= 1;
      else next();
    }
  }

  function remember(key: string, result: T): void {
    kept.delete(key);
    kept.set(key, result);
    const [oldest] = kept.keys();
    if (kept.size > keep && oldest !== undefined) kept.delete(oldest);
  }

  return {
    async get(key, work) {
      const found = kept.get(key);
      if (found !== undefined) {
        remember(key, found);
        return found;
      }
      const promise = underway.get(key) ?? run(key, work);
      underway.set(key, promise);
      return promise;
    },
  };
}
