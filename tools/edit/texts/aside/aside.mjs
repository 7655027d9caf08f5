import { Worker } from 'node:worker_threads';

/** @typedef {import('./worker.mjs').Calls} Calls */
/** @typedef {{ resolve: (value: any) => void, reject: (error: Error) => void }} Waiting */

/**
 * A thread for what takes seconds, so that pages go on being served meanwhile. It starts with the first question, and anew after it broke.
 *
 * @param {string} root the checkout, by which its work goes
 */
export function openAside(root) {
  /** @type {Worker | undefined} */
  let worker;
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  let last = 0;

  /** @param {Error} error */
  const broken = (error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  function started() {
    const own = new Worker(new URL('worker.mjs', import.meta.url), { workerData: { root } });
    own.unref();
    own.on('error', broken);
    own.on('message', ({ id, value, error }) => {
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error === undefined) resolve?.(value);
      else reject?.(new Error(error));
    });
    return own;
  }

  return {
    /**
     * @template {keyof Calls} Name
     * @param {Name} name
     * @param {Parameters<Calls[Name]>} args
     * @returns {Promise<Awaited<ReturnType<Calls[Name]>>>}
     */
    ask(name, ...args) {
      worker ??= started();
      const id = (last += 1);
      worker.postMessage({ id, name, args });
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },

    async close() {
      await worker?.terminate();
      worker = undefined;
    },
  };
}

/** @typedef {ReturnType<typeof openAside>} Aside */
