import type { CorrectionTask, MarkKind } from '../../correction';
import type { Measures } from '../measures';
import { listed, note, type WeighedNote } from './weighed';

export function vocabularyNotes({ words, stock, repeated }: Measures): WeighedNote[] {
  const isEnough = words >= 30 && stock.rareShare <= 0.5;
  return [
    ...note(repeated.word !== null, 57, 'vocabulary', 'next', 'wordRepeated', { ...repeated.word }),
    ...note(repeated.phrase !== null, 56, 'vocabulary', 'next', 'phraseRepeated', {
      phrase: repeated.phrase?.word ?? '',
      times: repeated.phrase?.times ?? 0,
    }),
    ...note(isEnough && stock.rareShare < 0.02, 50, 'vocabulary', 'next', 'wordsCommon'),
    ...note(isEnough && stock.rare.length >= 3, 42, 'vocabulary', 'good', 'wordsPrecise', {
      examples: listed(longestFirst(stock.rare)),
    }),
    ...note(
      isEnough && stock.variety >= 0.84 && repeated.word === null,
      33,
      'vocabulary',
      'good',
      'wordsVaried',
    ),
  ];
}

const longestFirst = (words: readonly string[]): string[] =>
  words.toSorted((one, other) => other.length - one.length);

const taught: ReadonlySet<MarkKind> = new Set<MarkKind>([
  'spelling',
  'capital',
  'punctuation',
  'article',
  'agreement',
  'verbForm',
  'tense',
  'preposition',
  'plural',
  'confusedWord',
  'wordChoice',
  'wordOrder',
]);

export function grammarNotes(measures: Measures, { mode }: CorrectionTask): WeighedNote[] {
  const { words, sentences, wordsPerSentence, longest, subordinated, mistakes, stock } = measures;
  const [often] = [...mistakes.kinds]
    .filter(([kind, count]) => taught.has(kind) && count > 1)
    .toSorted(([, one], [, other]) => other - one);
  const isEnough = words >= 20 && stock.rareShare <= 0.5;
  const examples = listed([...new Set(subordinated.words)]);
  return [
    ...note(often !== undefined, 80, 'grammar', 'next', `often.${often?.[0] ?? ''}`, {
      count: often?.[1] ?? 0,
    }),
    ...note(isEnough && mistakes.count === 0, 44, 'grammar', 'good', 'mistakesNone'),
    ...note(isEnough && mistakes.count > 0 && mistakes.perHundred < 2, 43, 'grammar', 'good', 'mistakesFew', {
      count: mistakes.count,
    }),
    ...note(
      isEnough && mistakes.count > 0 && mistakes.perHundred >= 2 && often === undefined,
      52,
      'grammar',
      'next',
      'mistakesSome',
      { count: mistakes.count },
    ),
    ...note(mode === 'write' && longest > 45, 55, 'grammar', 'next', 'sentenceLong', { words: longest }),
    ...note(sentences >= 4 && wordsPerSentence < 8, 54, 'grammar', 'next', 'sentencesShort'),
    ...note(sentences >= 4 && subordinated.perSentence < 0.3, 48, 'grammar', 'next', 'clausesFew'),
    ...note(words >= 40 && new Set(subordinated.words).size >= 4, 37, 'grammar', 'good', 'clausesVaried', {
      examples,
    }),
  ];
}

export function fluencyNotes({ words, fillers }: Measures, { mode }: CorrectionTask): WeighedNote[] {
  const isSpoken = mode === 'speak' && words >= 20;
  return [
    ...note(isSpoken && fillers > Math.max(3, words / 30), 61, 'fluency', 'next', 'fillers', {
      times: fillers,
    }),
  ];
}
