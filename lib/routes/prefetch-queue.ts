/** Prefetches under way at once, at most (spec section 9). */
export const maxInFlight = 4;

/** Ms after which a page counts as arrived: browsers tell of no answer that failed, and the router may not have asked at all. */
const longestMs = 10_000;

export interface PrefetchQueue {
  /** Asks for a page; each is loaded once, and waits while `maxInFlight` others are under way. */
  request(path: string): void;
  /** Says that an answer for `path` has arrived, of whatever kind; paths nobody asked for are ignored. */
  finish(path: string): void;
}

/** @param start begins to load one page */
export function createPrefetchQueue(start: (path: string) => void): PrefetchQueue {
  const known = new Set<string>();
  const waiting: string[] = [];
  const underWay = new Map<string, ReturnType<typeof setTimeout>>();

  const finish = (path: string) => {
    clearTimeout(underWay.get(path));
    if (underWay.delete(path)) next();
  };
  const next = () => {
    while (underWay.size < maxInFlight) {
      const path = waiting.shift();
      if (path === undefined) return;
      underWay.set(
        path,
        setTimeout(() => finish(path), longestMs),
      );
      start(path);
    }
  };

  return {
    request(path) {
      if (known.has(path)) return;
      known.add(path);
      waiting.push(path);
      next();
    },
    finish,
  };
}
