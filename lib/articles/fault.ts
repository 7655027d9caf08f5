export interface FaultPlace {
  /** From 1; undefined where it is about the whole file. */
  line: number | undefined;
  reason: string;
}

/** What the writer of a text has to mend: the first thing, with its place, and whatever else was found. */
export class ArticleFault extends Error {
  constructor(
    readonly file: string,
    readonly line: number | undefined,
    readonly reason: string,
    readonly others: readonly FaultPlace[] = [],
  ) {
    const all = [{ line, reason }, ...others];
    super(
      all.map((one) => `${file}${one.line === undefined ? '' : `:${one.line}`}: ${one.reason}`).join('\n'),
    );
    this.name = 'ArticleFault';
  }

  /** @throws ArticleFault with all that was found in a file, if anything was */
  static throwAny(file: string, [first, ...others]: readonly FaultPlace[]): void {
    if (first) throw new ArticleFault(file, first.line, first.reason, others);
  }
}
