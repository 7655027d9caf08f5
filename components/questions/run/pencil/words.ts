import type { AlignedWord } from '@/lib/questions/alignment';
import { slipsIn } from '@/lib/questions/corrections/slips';
import type { CorrectionWords } from '@/lib/questions/corrections/wording';
import { partIn } from '@/lib/questions/protocol';
import { Corrections } from './corrections';

export function correctWords(
  form: HTMLFormElement,
  aligned: readonly AlignedWord[],
  words: CorrectionWords,
): void {
  const corrections = new Corrections(form, words);
  const pieces = slipsIn(aligned).map((piece) => {
    if (typeof piece === 'string') return piece;
    const { kind, ...slip } = piece;
    return corrections.draw({ ...slip, reason: [words[kind] ?? ''] });
  });
  partIn(form, 'marks')?.replaceChildren(...pieces.flatMap((piece) => [piece, ' ']));
  corrections.list();
}
