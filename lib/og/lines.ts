import type { Word } from './words';

/** Widths of characters in em, measured on the bold Onest and Noto Sans files; the first pattern that matches counts. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\u200C]/u, 0],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u30FF\uFF00-\uFF60]/u, 1],
  [/\p{sc=Hangul}/u, 0.92],
  [/[ฌญฒณ]/u, 0.94],
  [/[ำเแโใไ]/u, 0.44],
  [/\p{sc=Thai}/u, 0.64],
  [/[ijlıI.,:;'’!|]/u, 0.3],
  [/[\s\u00A0]/u, 0.28],
  [/[rtf"()[\]-]/u, 0.4],
  [/[mwMW—@%ШЩЖЮМФ]/u, 0.96],
  [/[шщжюмф]/u, 0.83],
  [/[\p{Lu}]/u, 0.71],
];
const otherwise = 0.6;

/** The width of `text` in em of the bold fonts, a few per cent more or less; the regular ones are narrower. */
export function textWidth(text: string): number {
  let sum = 0;
  for (const character of text) sum += widths.find(([pattern]) => pattern.test(character))?.[1] ?? otherwise;
  return sum;
}

const spaceWidth = 0.28;

/** Sets words in lines of at most `width` em; a word wider than that has a line of its own. */
export function breakLines(words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  let used = 0;
  for (const word of words) {
    const line = lines.at(-1);
    const own = textWidth(word.text);
    const gap = line?.at(-1)?.space ? spaceWidth : 0;
    if (line !== undefined && used + gap + own <= width) {
      line.push(word);
      used += gap + own;
    } else {
      lines.push([word]);
      used = own;
    }
  }
  return lines;
}

/** As `breakLines`, in as few lines, but of lengths as even as they can be. */
export function balanceLines(words: readonly Word[], width: number): Word[][] {
  const { length } = breakLines(words, width);
  let [low, high] = [0, width];
  while (high - low > 0.25) {
    const middle = (low + high) / 2;
    if (breakLines(words, middle).length > length) low = middle;
    else high = middle;
  }
  return breakLines(words, high);
}

/** Lines of text and the size, in px, at which they fit. */
export interface Fitted {
  size: number;
  lines: string[];
}

/**
 * Sets a text at the largest of `sizes` (px, descending) at which it has at most `maxLines(size)` lines and no word is wider
 * than `width` px. What does not fit at the smallest size ends with an ellipsis.
 */
export function fitText(
  words: readonly Word[],
  sizes: readonly [number, ...number[]],
  width: number,
  maxLines: (size: number) => number,
): Fitted {
  const fits = (size: number) =>
    breakLines(words, width / size).length <= maxLines(size) &&
    words.every((word) => textWidth(word.text) <= width / size);
  const size = sizes.find(fits) ?? Math.min(...sizes);
  const lines = balanceLines(words, width / size);
  const most = maxLines(size);
  return { size, lines: (lines.length <= most ? lines : cut(words, width / size, most)).map(lineText) };
}

const lineText = (line: readonly Word[]) =>
  line
    .map(({ text, space }) => (space ? `${text} ` : text))
    .join('')
    .trimEnd();

function cut(words: readonly Word[], width: number, maxLines: number): Word[][] {
  for (let count = words.length; count > 1; count -= 1) {
    const kept = words.slice(0, count);
    const last = kept.pop();
    const text = `${last?.text.replace(/\p{P}+$/u, '') ?? ''}…`;
    const lines = breakLines([...kept, { text, space: false }], width);
    if (lines.length <= maxLines) return lines;
  }
  return breakLines(words.slice(0, 1), width);
}
