import { randomBytes } from 'node:crypto';

/** A code for the lines around what a learner has written, which none of the texts has in it. */
export function codeFor(texts: readonly string[]): string {
  for (;;) {
    const code = randomBytes(8).toString('hex');
    if (!texts.some((text) => text.includes(code))) return code;
  }
}

/** A text between two lines: without what could stand for nothing, and with no line that looks like one of ours. */
export const fenced = (text: string): string =>
  text.replace(/[^\P{C}\n\t]/gu, ' ').replace(/^[ \t]*-{5,}/gm, (line) => line.replaceAll('-', '–'));
