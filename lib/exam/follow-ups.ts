import { seeded } from '../diagnostic/random';
import { wordsOf } from '../questions/alignment';
import type { Answered, SpeakingUnit, WritingUnit } from './types';

/** Keeps this draw apart from those of units. */
const followUpSalt = 0x1b873593;

/**
 * What is asked behind the first text of Interactive Writing: that of which the text says least. Where several are as new, the seed draws.
 *
 * @param text null where nothing was written
 * @returns its place among the follow-ups
 */
export function followUpOf({ followUps }: WritingUnit, text: string | null, seed: number): number {
  const spaced = spacedWords(text ?? '');
  const said = followUps.map(({ about }) => about.filter((word) => says(spaced, word)).length);
  const least = Math.min(...said);
  const places = followUps.flatMap((_, place) => (said[place] === least ? [place] : []));
  return places[Math.floor(seeded(seed ^ followUpSalt, 0) * places.length)] ?? 0;
}

/**
 * Whether a question of Interactive Speaking is asked in its other form: where what was said so far has one of its words.
 *
 * @param answers of the sitting; those of this thread before the question count
 */
export function isInstead(
  { id, questions }: SpeakingUnit,
  step: number,
  answers: readonly Answered[],
): boolean {
  const words = questions[step]?.instead?.words ?? [];
  if (words.length === 0) return false;
  const spoken = answers.filter((answer) => answer.unit === id && answer.step < step);
  const spaced = spacedWords(spoken.map(({ text }) => text ?? '').join(' '));
  return words.some((word) => spaced.includes(spacedWords(word)));
}

const spacedWords = (text: string): string => ` ${wordsOf(text).join(' ')} `;

const says = (spaced: string, beginning: string): boolean =>
  spaced.includes(spacedWords(beginning).trimEnd());
