/**
 * Pieces of work that take turns: each begins when those before it have ended, however they did.
 *
 * @returns {<Value>(work: () => Promise<Value>) => Promise<Value>} does a piece of work in its turn
 */
export function turns() {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
