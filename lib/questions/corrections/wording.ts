import type { SlipKind } from './slips';

/**
 * What corrections say of the parts of an answer, in the language of the page; that of a reason with `{number}`. There are only those
 * that the kinds of a set can need.
 */
export type CorrectionWords = Readonly<Record<'given' | 'right', string>> &
  Readonly<Partial<Record<'reason' | 'beyond' | 'lacking' | SlipKind, string>>>;

export const correctionAttributes = (words: CorrectionWords) => ({
  'data-correction': JSON.stringify(words),
});

export const correctionWordsOf = (form: HTMLElement): CorrectionWords =>
  JSON.parse(
    form.closest<HTMLElement>('[data-correction]')?.dataset.correction ?? '{"given":"","right":""}',
  ) as CorrectionWords;
