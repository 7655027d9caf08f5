/** Keeps account of work that is going on, so that it can be waited for. */
export function createUnderWay() {
  const works = new Set<Promise<unknown>>();
  return {
    track<Result>(work: Promise<Result>): Promise<Result> {
      works.add(work);
      const done = () => works.delete(work);
      work.then(done, done);
      return work;
    },
    /** Ends when nothing is going on any more, also not what began meanwhile. */
    async settled(): Promise<void> {
      while (works.size > 0) await Promise.allSettled(works);
    },
  };
}
