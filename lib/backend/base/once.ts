/** What is read when it is first asked for, and kept; a failure is not, as too many open files are no reason to fail from then on. */
export function once<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let known: Promise<Result> | undefined;
  return () =>
    (known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    }));
}
