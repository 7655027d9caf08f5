import { useTranslations } from 'next-intl';
import { CorrectedText, type Piece } from '@/components/pencil/corrected-text';
import type { DiagnosticItem } from '@/lib/diagnostic/pool';
import { alignWords, wordsOf } from '@/lib/questions/alignment';
import { splitGaps } from '@/lib/questions/gaps';
import { isGapRight } from '@/lib/questions/judge/score';
import type { GivenAnswer } from '@/lib/questions/kept';

interface MarkedAnswerProps {
  item: DiagnosticItem;
  given: GivenAnswer;
}

/** What was answered, corrected as a teacher does it: what was wrong is struck, what is right stands beside it. */
export function MarkedAnswer({ item, given }: MarkedAnswerProps) {
  const t = useTranslations('questions');
  return (
    <>
      <CorrectedText pieces={piecesOf(item, given)} />
      {item.type === 'readAndSelect' ? (
        <p className="text-sm text-muted">{t(item.real ? 'isReal' : 'isInvented')}</p>
      ) : null}
    </>
  );
}

function piecesOf(item: DiagnosticItem, given: GivenAnswer): readonly Piece[] {
  switch (item.type) {
    case 'readAndSelect':
      return wordPieces(item.word, item.real, given[0]);
    case 'fillInTheBlanks':
      return gapPieces(item.sentence, given);
    case 'readAndComplete':
      return gapPieces(item.text, given);
    case 'listenAndType':
      return dictationPieces(item.sentence, given[0] ?? '');
  }
}

/** The answers are in English wherever they are asked for (components/questions/fields/word.tsx). */
const spoken = { yes: 'Yes', no: 'No' };

function wordPieces(word: string, real: boolean, given: string | undefined): readonly Piece[] {
  const right = real ? 'yes' : 'no';
  if (given === right) return [`${word}: ${spoken[right]}`];
  const strike = given === undefined ? {} : { strike: spoken[real ? 'no' : 'yes'] };
  return [`${word}: `, { ...strike, insert: spoken[right] }];
}

function gapPieces(text: string, given: GivenAnswer): Piece[] {
  let gap = -1;
  return splitGaps(text).map((part) => {
    if (typeof part === 'string') return part;
    gap += 1;
    const typed = (given[gap] ?? '').trim();
    const word = part.given + part.missing;
    if (isGapRight(part.missing, typed)) return word;
    return typed === '' ? { insert: word } : { strike: part.given + typed, insert: word };
  });
}

function dictationPieces(sentence: string, typed: string): readonly Piece[] {
  // Nothing was typed: the sentence alone is easier to read than a correction of each word.
  if (typed.trim() === '') return [{ insert: sentence }];
  // Compared without capitals and punctuation, shown with them.
  const written = sentence.split(' ');
  const said = wordsOf(sentence);
  let place = -1;
  return alignWords(said, wordsOf(typed)).flatMap(({ fate, word, typed: instead = '' }): Piece[] => {
    if (fate === 'extra') return [{ strike: word }, ' '];
    place += 1;
    const shown = (written.length === said.length && written[place]) || word;
    if (fate === 'same') return [`${shown} `];
    return [fate === 'near' ? { strike: instead, insert: shown } : { insert: shown }, ' '];
  });
}
