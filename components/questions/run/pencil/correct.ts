import type { Marks } from '@/lib/questions/judge/judge-by-key';
import type { GivenAnswer } from '@/lib/questions/kept';
import { correctionWordsOf } from '@/lib/questions/corrections/wording';
import { correctChoice } from './choice';
import { erase } from './drawn';
import { correctGaps } from './gaps';
import { listMissed } from './missed';
import { correctPassage } from './passage';
import { correctWords } from './words';

export { erase, listMissed };

/**
 * Draws what is wrong with an answer where it stands: struck, with what is right beside it, and a number that leads to the reason.
 *
 * @param form the question, whose fields say already what is right (`data-mark`)
 */
export function correct(form: HTMLFormElement, marks: Marks, given: GivenAnswer): void {
  erase(form);
  const words = correctionWordsOf(form);
  switch (marks.of) {
    case 'choice':
      return correctChoice(form, words);
    case 'gaps':
      return correctGaps(form, given, words);
    case 'words':
      return correctWords(form, marks.words, words);
    case 'passage':
      return correctPassage(form, marks.right, given[0] ?? '', words);
    case 'nothing':
  }
}
