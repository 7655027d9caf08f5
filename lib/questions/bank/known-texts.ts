import { readdirSync, readFileSync } from 'node:fs';
import { filledText } from '../gaps';

/** Letters only, as a reader who has seen a text before would know it again. */
export const plain = (text: string): string =>
  filledText(text)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const shown = ['content/questions', 'content/diagnostic', 'content/samples']
  .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')))
  .map(plain)
  .join(' ');

/**
 * Those of the texts that somebody who has seen the questions of the pages, of the diagnostic test and of the sample answers would
 * know again: a text of fewer words whole, any other by as many of them in a row.
 */
export function knownTexts(texts: readonly string[], inARow = 6): string[] {
  return texts.filter((text) => {
    const words = plain(text).split(' ');
    const length = Math.min(words.length, inARow);
    const runs = words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));
    return runs.some((run) => ` ${shown} `.includes(` ${run} `));
  });
}
