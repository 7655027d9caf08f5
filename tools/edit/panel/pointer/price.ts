import { unmarked } from '../../marks/marks.mjs';

/** Letters of a price with the words around it. */
const most = 40;
const price = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;

/** Whether an amount of money stands at a place. */
export function isPriceAt(document: Document, x: number, y: number): boolean {
  const words = unmarked(document.elementsFromPoint(x, y)[0]?.textContent ?? '').trim();
  return words.length <= most && price.test(words);
}
