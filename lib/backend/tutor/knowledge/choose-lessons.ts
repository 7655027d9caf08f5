import { questionTypes } from '@/lib/questions/types';
import type { CourseKey } from '@/lib/site/courses';
import type { LessonText } from './lesson-texts';
import { wordsOf } from './words';

interface Choice {
  /** What is asked, and before it what was asked before, the newest first: each counts half of the one after it. */
  questions: readonly string[];
  /** The same lessons in every language in which one may ask. */
  languages: readonly (readonly LessonText[])[];
  most: number;
}

/** A word that some lessons have and others have not: below it a question has nothing to do with any lesson. */
const least = 2.5;

/** What a question type's own name says, against single words. */
const namedScore = 12;

/**
 * The lessons that a question is about, the best first: by the words that they share with it, of which the rare ones count more
 * (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009), and by the names of question types, which are English in every
 * language.
 */
export function chooseLessons({ questions, languages, most }: Choice): CourseKey[] {
  const scores = new Map<CourseKey, number>();
  questions.forEach((question, age) => {
    const weight = 0.5 ** age;
    for (const lessons of languages) {
      for (const [key, score] of scoresOf(question, indexOf(lessons))) {
        scores.set(key, (scores.get(key) ?? 0) + weight * score);
      }
    }
    for (const key of namedIn(question)) scores.set(key, (scores.get(key) ?? 0) + weight * namedScore);
  });
  const ranked = [...scores].sort(([, one], [, other]) => other - one);
  const best = ranked[0]?.[1] ?? 0;
  return ranked
    .filter(([, score]) => score >= Math.max(least, best / 2))
    .slice(0, most)
    .map(([key]) => key);
}

interface Index {
  /** By a word: how often each lesson has it. */
  places: ReadonlyMap<string, ReadonlyMap<CourseKey, number>>;
  lengths: ReadonlyMap<CourseKey, number>;
  meanLength: number;
}

const indexes = new WeakMap<readonly LessonText[], Index>();

function indexOf(lessons: readonly LessonText[]): Index {
  const known = indexes.get(lessons);
  if (known) return known;
  const places = new Map<string, Map<CourseKey, number>>();
  const lengths = new Map<CourseKey, number>();
  for (const { key, name, text } of lessons) {
    const words = wordsOf(`${name} ${text}`);
    lengths.set(key, words.length);
    for (const word of words) {
      const counts = places.get(word) ?? new Map<CourseKey, number>();
      places.set(word, counts.set(key, (counts.get(key) ?? 0) + 1));
    }
  }
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  const index = { places, lengths, meanLength: total / lengths.size };
  indexes.set(lessons, index);
  return index;
}

/** How soon a word that comes again counts no more, and how much a long text is held against it: the usual values. */
const saturation = 1.2;
const lengthShare = 0.75;

function scoresOf(question: string, { places, lengths, meanLength }: Index): Map<CourseKey, number> {
  const scores = new Map<CourseKey, number>();
  for (const word of new Set(wordsOf(question))) {
    const counts = places.get(word);
    if (!counts) continue;
    const rarity = Math.log(1 + (lengths.size - counts.size + 0.5) / (counts.size + 0.5));
    for (const [key, count] of counts) {
      const long = 1 - lengthShare + (lengthShare * (lengths.get(key) ?? 0)) / meanLength;
      const share = (count * (saturation + 1)) / (count + saturation * long);
      scores.set(key, (scores.get(key) ?? 0) + rarity * share);
    }
  }
  return scores;
}

function namedIn(question: string): CourseKey[] {
  const asked = spaced(question);
  const named = Object.values(questionTypes).filter(({ name }) => asked.includes(spaced(name)));
  return [...new Set(named.map(({ lesson }) => lesson))];
}

/** In small letters, without commas and hyphens: people write `Read, Then Speak` and `read then speak`. */
const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
