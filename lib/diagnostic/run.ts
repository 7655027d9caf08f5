import { jsonEntry } from '../browser/storage';
import type { GivenAnswer } from '../questions/kept';

/** A run of the diagnostic test that is under way. Seed, answers and what was seen before say which question is next; nothing else does. */
export interface Run {
  /** Whole, from 0. */
  seed: number;
  /** When it was begun, ms since 1970. */
  begun: number;
  timed: boolean;
  /** Without sound: no dictations. */
  quiet: boolean;
  seen: readonly string[];
  /** In the order of the test. A question that was not answered in time has an empty answer. */
  answers: readonly { id: string; given: GivenAnswer }[];
  draft: GivenAnswer;
  /** The short text at the end; null as long as it is not done. */
  text: string | null;
}

/** Days that a run can be gone on with. */
export const runDays = 30;

export const runEntry = jsonEntry<Run>({
  area: 'localStorage',
  name: 'diagnostic_run',
  inPage: true,
  // Runs of an older version know nothing of what was seen.
  parse: (value) => (isRun(value) ? { ...value, seen: value.seen ?? [] } : null),
});

/** Ids of the questions that the last runs in this browser have shown, the latest first. */
export const seenEntry = jsonEntry<readonly string[]>({
  area: 'localStorage',
  name: 'diagnostic_seen',
  inPage: true,
  parse: (value) => (isTexts(value) ? value : null),
});

/** Null where none is kept, or where it was begun more than {@link runDays} days ago. */
export function readRun(now = Date.now()): Run | null {
  const run = runEntry.read();
  return run && now - run.begun < runDays * 86_400_000 ? run : null;
}

export function newRun(timed: boolean, now = Date.now()): Run {
  const seed = Math.floor(Math.random() * 2 ** 31);
  return {
    seed,
    begun: now,
    timed,
    quiet: false,
    seen: seenEntry.read() ?? [],
    answers: [],
    draft: [],
    text: null,
  };
}

function isRun(value: unknown): value is Omit<Run, 'seen'> & Partial<Run> {
  if (typeof value !== 'object' || value === null) return false;
  const { seed, begun, timed, quiet, seen, answers, draft, text } = value as Partial<
    Record<keyof Run, unknown>
  >;
  return (
    Number.isSafeInteger(seed) &&
    Number(seed) >= 0 &&
    Number.isFinite(begun) &&
    typeof timed === 'boolean' &&
    typeof quiet === 'boolean' &&
    (seen === undefined || isTexts(seen)) &&
    Array.isArray(answers) &&
    answers.every(isAnswered) &&
    isTexts(draft) &&
    (text === null || typeof text === 'string')
  );
}

export function isAnswered(value: unknown): value is Run['answers'][number] {
  if (typeof value !== 'object' || value === null) return false;
  const { id, given } = value as { id?: unknown; given?: unknown };
  return typeof id === 'string' && isTexts(given);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}
