import type { Mark } from '@/lib/correction/correction';

export interface Beside {
  /** A space before it, where words are put in behind a word. */
  lead: string;
  /** What its number stands behind: the rest of its word, the word that an insertion belongs to, punctuation. */
  tail: string;
  /** Characters of the text behind the mark that the tail has taken. */
  taken: number;
}

/** Endings that are put in without a space. */
const endings = /^(?:e?s|e?d|ing|ly|er|est|[’'](?:s|re|ll|ve|d|m|t)?)$/i;

const punctuation = '[.,;:!?…)\\]”’"\']*(?![\\p{L}\\p{N}])';
const restOfWord = new RegExp(`^[\\p{L}\\p{N}]*${punctuation}`, 'u');
const nextWord = new RegExp(`^ ?[\\p{L}\\p{N}][\\p{L}\\p{N}’'-]*${punctuation}`, 'u');

/**
 * @param before the character before the mark; empty at the beginning
 * @param behind the text from the end of the mark to the next one
 */
export function besideMark({ start, end, replacement }: Mark, before: string, behind: string): Beside {
  if (start < end) {
    const tail = restOfWord.exec(behind)?.[0] ?? '';
    return { lead: '', tail, taken: tail.length };
  }
  const put = replacement ?? '';
  const word = put.trim();
  // Punctuation belongs to the word before it.
  if (word !== '' && !/[\p{L}\p{N}]/u.test(word)) return { lead: '', tail: '', taken: 0 };
  const isAfterWord = /[\p{L}\p{N}]/u.test(before);
  if (isAfterWord && !put.startsWith(' ') && endings.test(word)) {
    const tail = restOfWord.exec(behind)?.[0] ?? '';
    return { lead: '', tail, taken: tail.length };
  }
  const taken = nextWord.exec(behind)?.[0] ?? '';
  const gap = taken !== '' && !taken.startsWith(' ') ? ' ' : '';
  return { lead: isAfterWord || /[.,;:!?…]/.test(before) ? ' ' : '', tail: gap + taken, taken: taken.length };
}
