import type { Piece } from '@/components/pencil/corrected-text';
import { alignWords, wordsOf } from '@/lib/questions/alignment';
import { slipsIn, type Slip } from '@/lib/questions/corrections/slips';

interface DictationPieces {
  pieces: readonly Piece[];
  slips: readonly Slip[];
}

/** Lays what was typed beside what was said: compared without capitals and punctuation, shown with them. */
export function dictationPieces(said: string, typed: string): DictationPieces {
  // Nothing was typed: the sentence alone is easier to read than a correction of each word.
  if (typed.trim() === '') return { pieces: [{ insert: said }], slips: [] };
  const words = wordsOf(said);
  const spelled = said.split(' ');
  const written = spelled.length === words.length ? spelled : words;
  let place = 0;
  const take = (count: number) => written.slice(place, (place += count)).join(' ');

  const parts = slipsIn(alignWords(words, wordsOf(typed))).map((part) => {
    if (typeof part === 'string') return take(1);
    return { ...part, right: part.right ? take(part.right.split(' ').length) : '' };
  });
  const pieces = parts.flatMap((part): Piece[] => [
    typeof part === 'string'
      ? part
      : { ...(part.given && { strike: part.given }), ...(part.right && { insert: part.right }) },
    ' ',
  ]);
  return { pieces, slips: parts.filter((part) => typeof part === 'object') };
}
