import { withLease } from './lease';

/**
 * Does something in one tab of this browser at a time; the others wait for their turn. By Web Locks, which a tab that is closed
 * or crashes gives back; where there are none (pages without encryption) by a lease in local storage.
 *
 * @throws the reason of `signal` when that is aborted before its turn has come
 */
export async function exclusive<Result>(
  name: string,
  run: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return withLease(name, run, signal);
  return locks.request(name, { ...(signal && { signal }) }, run) as Promise<Result>;
}
