/** Ends the answers that are being said in this process, by their threads. */
const answers = new Map<string, AbortController>();

/**
 * Has an answer said that is ended where its thread is deleted. Nobody can read it any more, it is paid for, and an account that deletes what
 * it has asked would have as many at once as it likes.
 */
export async function untilDeleted<Result>(
  thread: string,
  say: (deleted: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const end = new AbortController();
  answers.set(thread, end);
  try {
    return await say(end.signal);
  } finally {
    // A thread whose time was over may have begun with another one.
    if (answers.get(thread) === end) answers.delete(thread);
  }
}

/** Ends the answer of a thread that was deleted; one of another process goes on to its end. */
export const endAnswer = (thread: string): void => answers.get(thread)?.abort();
