import { withLease } from './lease';

/**
 * Runs something in one tab of this browser at a time; the others wait for their turn. By Web Locks, which a tab that is closed
 * or crashes gives back; where there are none (pages without encryption) by a lease in local storage.
 *
 * @throws the reason of `signal` when that is aborted before its turn has come
 */
export async function withLock<Result>(
  name: string,
  run: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return withLease(name, run, signal);
  return locks.request(name, { ...(signal && { signal }) }, run) as Promise<Result>;
}

/**
 * Takes a lock for as long as this page is open; false where another page of this browser has it. Tabs see each other's storage a
 * moment late, locks they see at once. Where there are no locks nobody is refused.
 */
export function lockForPage(name: string): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    const held = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<never>(() => undefined) : undefined;
    };
    locks.request(name, { ifAvailable: true }, held).catch(reject);
  });
}
