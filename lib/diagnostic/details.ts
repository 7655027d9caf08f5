import { jsonEntry } from '../browser/storage';
import { facts } from '../site/facts';
import { detailsName } from './kept-result';
import type { DiagnosticResult } from './result';
import { isAnswered, type Run } from './run';

/** What this browser keeps beside a result and no account does: the answers it came from, and the score that somebody needs. */
interface Details {
  /** Of the result of that moment (ISO 8601), in the order of the test; null before the first test. */
  last: { at: string; answers: Run['answers'] } | null;
  /** A score on the scale, in steps of five; null as long as none is set. */
  target: number | null;
}

const none: Details = { last: null, target: null };

const detailsEntry = jsonEntry<Details>({
  area: 'localStorage',
  name: detailsName,
  inPage: true,
  parse: (value) => (isDetails(value) ? value : null),
});

const readDetails = (): Details => detailsEntry.read() ?? none;

/** The answers that a result came from; null where another browser has them, or a test before them came to it. */
export function answersOf({ at }: DiagnosticResult): Run['answers'] | null {
  const { last } = readDetails();
  return last?.at === at ? last.answers : null;
}

export function keepAnswers({ at }: DiagnosticResult, answers: Run['answers']): void {
  detailsEntry.write({ ...readDetails(), last: { at, answers } });
}

/** The score that somebody needs, which stays from test to test; null where none is set. */
export const readTarget = (): number | null => readDetails().target;

export function keepTarget(target: number | null): void {
  detailsEntry.write({ ...readDetails(), target });
}

function isDetails(value: unknown): value is Details {
  if (typeof value !== 'object' || value === null) return false;
  const { last, target } = value as Partial<Record<keyof Details, unknown>>;
  const isScore =
    typeof target === 'number' && target % 5 === 0 && target >= facts.scale.min && target <= facts.scale.max;
  return (target === null || isScore) && (last === null || isLast(last));
}

function isLast(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { at, answers } = value as { at?: unknown; answers?: unknown };
  return typeof at === 'string' && Array.isArray(answers) && answers.every(isAnswered);
}
