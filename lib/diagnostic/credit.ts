import type { GivenAnswer } from '../questions/kept';
import { gapsOf } from '../questions/gaps';
import { scoreChoice, scoreGaps, type Score } from '../questions/score';
import { dictationCredit } from './dictation';
import type { DiagnosticItem } from './pool';

/**
 * The share of a question that is answered right, from 0 to 1.
 *
 * @param given `yes` or `no`, the letters of each gap, or the sentence; empty when time was up
 */
export function creditOf(item: DiagnosticItem, given: GivenAnswer): number {
  switch (item.type) {
    case 'readAndSelect':
      return shareOf(scoreChoice(item.real ? 'yes' : 'no', given[0]));
    case 'fillInTheBlanks':
      return shareOf(scoreGaps(missingIn(item.sentence), given));
    case 'readAndComplete':
      return shareOf(scoreGaps(missingIn(item.text), given));
    case 'listenAndType':
      return dictationCredit(item.sentence, given[0] ?? '');
  }
}

const missingIn = (text: string) => gapsOf(text).map(({ missing }) => missing);

const shareOf = ({ right, of }: Score): number => right / of;
