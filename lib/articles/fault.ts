/** Something in a text that its writer has to mend, with its place. */
export class ArticleFault extends Error {
  constructor(
    readonly file: string,
    /** From 1; undefined where it is about the whole file. */
    readonly line: number | undefined,
    readonly reason: string,
  ) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${reason}`);
    this.name = 'ArticleFault';
  }
}
