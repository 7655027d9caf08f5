import { useTranslations } from 'next-intl';
import { CorrectedText, type Piece } from '@/components/pencil/corrected-text';
import type { DiagnosticItem } from '@/lib/diagnostic/pool';
import { wordsOf, type AlignedWord } from '@/lib/questions/alignment';
import { splitGaps } from '@/lib/questions/gaps';
import type { Marks } from '@/lib/questions/judge/judge-by-key';
import type { GivenAnswer } from '@/lib/questions/kept';

interface MarkedAnswerProps {
  item: DiagnosticItem;
  given: GivenAnswer;
  marks: Marks;
}

export function MarkedAnswer({ item, given, marks }: MarkedAnswerProps) {
  const t = useTranslations('questions');
  return (
    <>
      <CorrectedText pieces={piecesOf(textOf(item), given, marks)} />
      {item.type === 'readAndSelect' ? (
        <p className="text-sm text-muted">{t(item.real ? 'isReal' : 'isInvented')}</p>
      ) : null}
    </>
  );
}

function textOf(item: DiagnosticItem): string {
  if ('word' in item) return item.word;
  return 'text' in item ? item.text : item.sentence;
}

function piecesOf(text: string, given: GivenAnswer, marks: Marks): readonly Piece[] {
  switch (marks.of) {
    case 'choice':
      return wordPieces(text, marks.right, given[0]);
    case 'gaps':
      return gapPieces(text, marks.right, given);
    case 'words':
      return dictationPieces(text, marks.words, given[0] ?? '');
    case 'passage':
    case 'nothing':
      return [];
  }
}

/** The answers are in English wherever they are asked for (components/questions/fields/word.tsx). */
const spoken: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

function wordPieces(word: string, right: string, given: string | undefined): readonly Piece[] {
  const said = spoken[right] ?? '';
  if (given === right) return [`${word}: ${said}`];
  const strike = given === undefined ? {} : { strike: spoken[given] ?? given };
  return [`${word}: `, { ...strike, insert: said }];
}

function gapPieces(text: string, right: readonly boolean[], given: GivenAnswer): Piece[] {
  let gap = -1;
  return splitGaps(text).map((part) => {
    if (typeof part === 'string') return part;
    gap += 1;
    const typed = (given[gap] ?? '').trim();
    const word = part.given + part.missing;
    if (right[gap]) return word;
    return typed === '' ? { insert: word } : { strike: part.given + typed, insert: word };
  });
}

function dictationPieces(sentence: string, aligned: readonly AlignedWord[], typed: string): readonly Piece[] {
  // Nothing was typed: the sentence alone is easier to read than a correction of each word.
  if (typed.trim() === '') return [{ insert: sentence }];
  // Compared without capitals and punctuation, shown with them.
  const written = sentence.split(' ');
  const isShown = written.length === wordsOf(sentence).length;
  let place = -1;
  return aligned.flatMap(({ fate, word, typed: instead = '' }): Piece[] => {
    if (fate === 'extra') return [{ strike: word }, ' '];
    place += 1;
    const shown = (isShown && written[place]) || word;
    if (fate === 'same') return [`${shown} `];
    return [fate === 'near' ? { strike: instead, insert: shown } : { insert: shown }, ' '];
  });
}
