import { jsonEntry } from '../browser/storage';

/** What was answered to a question: the value of a choice, the letters of each gap, a written text. Empty: time was up. */
export type GivenAnswer = readonly string[];

/** The answers that this browser keeps, by the id of the question. They outlive a reload and a change of language. */
export type KeptAnswers = Readonly<Record<string, GivenAnswer>>;

export const answersEntry = jsonEntry<KeptAnswers>({
  area: 'localStorage',
  name: 'practice_answers',
  inPage: true,
  parse: (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return Object.fromEntries(Object.entries(value).filter(([, given]) => isAnswer(given)));
  },
});

function isAnswer(value: unknown): value is GivenAnswer {
  return Array.isArray(value) && value.every((part) => typeof part === 'string' && part.length <= 5000);
}

export const keptAnswer = (id: string): GivenAnswer | undefined => answersEntry.read()?.[id];

export function keepAnswer(id: string, given: GivenAnswer): void {
  answersEntry.write({ ...answersEntry.read(), [id]: given });
}

export function forgetAnswers(ids: readonly string[]): void {
  const kept = Object.entries(answersEntry.read() ?? {}).filter(([id]) => !ids.includes(id));
  answersEntry.write(Object.fromEntries(kept));
}
