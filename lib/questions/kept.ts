import { jsonEntry } from '../browser/storage';

/** What was answered to a question: the value of a choice, the letters of each gap, a written text. Empty: time was up. */
export type GivenAnswer = readonly string[];

/** The answers that this browser keeps, by the id of the question. They outlive a reload and a change of language. */
export type KeptAnswers = Readonly<Record<string, GivenAnswer>>;

/** When questions were answered, or their answers forgotten, by their ids; epoch ms. */
type AnswerTimes = Readonly<Record<string, number>>;

export const answersEntry = jsonEntry<KeptAnswers>({
  area: 'localStorage',
  name: 'practice_answers',
  inPage: true,
  parse: (value) => partsOf(value, isAnswer),
});

/** Of two browsers with one account, the later answer stands; and a browser that forgets one has to say since when. */
export const answerTimesEntry = jsonEntry<AnswerTimes>({
  area: 'localStorage',
  name: 'practice_times',
  inPage: true,
  parse: (value) => partsOf(value, isTime),
});

function partsOf<Part>(
  value: unknown,
  isPart: (part: unknown) => part is Part,
): Readonly<Record<string, Part>> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(Object.entries(value).filter((pair): pair is [string, Part] => isPart(pair[1])));
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value);

function isAnswer(value: unknown): value is GivenAnswer {
  return Array.isArray(value) && value.every((part) => typeof part === 'string' && part.length <= 5000);
}

export const keptAnswer = (id: string): GivenAnswer | undefined => answersEntry.read()?.[id];

/**
 * Calls back when answers have come from another tab or the reader's account, or were forgotten there; not when the whole storage was
 * emptied, after which what is to stay is written back piece by piece.
 */
export function onBrought(callback: () => void, over: AbortSignal): void {
  const onStorage = ({ key }: StorageEvent) => key === answersEntry.name && callback();
  window.addEventListener('storage', onStorage, { signal: over });
}

export function keepAnswer(id: string, given: GivenAnswer): void {
  keepBoth({ ...answersEntry.read(), [id]: given }, timesWith([id]));
}

export function forgetAnswers(ids: readonly string[]): void {
  const kept = Object.entries(answersEntry.read() ?? {}).filter(([id]) => !ids.includes(id));
  keepBoth(Object.fromEntries(kept), timesWith(ids));
}

/**
 * Keeps answers and their times where both can be kept: of an answer for which storage had no room, a time alone would tell the account
 * that it was forgotten then, or that an older one is as new.
 */
export function keepBoth(answers: KeptAnswers, times: AnswerTimes): void {
  if (answersEntry.write(answers)) answerTimesEntry.write(times);
  else answerTimesEntry.hold(times);
}

function timesWith(ids: readonly string[]): AnswerTimes {
  const now = Date.now();
  return { ...answerTimesEntry.read(), ...Object.fromEntries(ids.map((id) => [id, now])) };
}
