import { setTimeout as wait } from 'node:timers/promises';

export interface SharedWork<T> {
  get(key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * A small in-process cache for costly results. Whoever asks for a key that is being worked on gets the same promise; a failure
 * is told to all of them and not kept. Every other result is kept for good, and each key waits at most once, so the caller has to
 * see to it that there are few keys. After each work the machine has as long a rest as the work took: strangers who ask for
 * everything never get more than half of one processor.
 */
export function createSharedWork<T>(): SharedWork<T> {
  const kept = new Map<string, T>();
  const underway = new Map<string, Promise<T>>();
  let turn: Promise<unknown> = Promise.resolve();

  async function perform(key: string, work: () => Promise<T>): Promise<T> {
    const result = await work();
    kept.set(key, result);
    return result;
  }

  function inTurn(key: string, work: () => Promise<T>): Promise<T> {
    let started = 0;
    const promise = turn
      .then(() => {
        started = performance.now();
        return perform(key, work);
      })
      .finally(() => underway.delete(key));
    turn = promise.catch(() => undefined).then(() => wait(performance.now() - started));
    underway.set(key, promise);
    return promise;
  }

  return {
    async get(key, work) {
      return kept.get(key) ?? underway.get(key) ?? inTurn(key, work);
    },
  };
}
