import type { InventedWord } from './words';

/**
 * The text that explains an invented word.
 *
 * @returns its key in the catalog `bank-words`, and its arguments; a real word's text stands there under its id
 */
export function whyInvented({ word, hint: { by, ...parts } }: Pick<InventedWord, 'word' | 'hint'>) {
  const start = 'beginning' in parts ? parts.beginning.length - 1 : 0;
  const end = 'ending' in parts ? word.length - parts.ending.length + 1 : word.length;
  return { key: by, values: { word, rest: word.slice(start, end), ...parts } };
}
