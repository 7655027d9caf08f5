import { ApiError } from '../errors';

/**
 * Runs something that must end in time and may be called off. Also ends what does not listen to its signal.
 *
 * @throws ApiError `timeout`, or the reason of `outer` when that is aborted
 */
export async function withDeadline<T>(
  timeoutMs: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted();
  const inner = new AbortController();
  const callOff = () => inner.abort(outer?.reason);
  outer?.addEventListener('abort', callOff, { once: true });
  const timer = setTimeout(
    () => inner.abort(new ApiError('The API takes too long to answer', { code: 'timeout' })),
    timeoutMs,
  );
  try {
    return await Promise.race([run(inner.signal), rejection(inner.signal)]);
  } catch (error) {
    throw inner.signal.aborted ? inner.signal.reason : error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', callOff);
  }
}

/** @throws the reason of `signal` when that is aborted */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  const called = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await Promise.race([
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms);
      }),
      ...(signal ? [rejection(signal, called.signal)] : []),
    ]);
  } finally {
    clearTimeout(timer);
    called.abort();
  }
}

/** Rejects with the signal's reason when it is aborted; `done` takes the listener away. */
function rejection(signal: AbortSignal, done?: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), {
      once: true,
      ...(done && { signal: done }),
    });
  });
}
