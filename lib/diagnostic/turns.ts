import { estimate, type Judged } from './estimate';
import { pool, type DiagnosticItem, type DiagnosticType } from './pool';
import { seeded } from './random';

const times = (count: number, type: DiagnosticType) => Array.from({ length: count }, () => type);

/** Whose turn it is: 15 questions on reading and 5 on listening, in blocks, so that one gets used to a type. */
const blueprint: readonly DiagnosticType[] = [
  ...times(4, 'readAndSelect'),
  ...times(2, 'fillInTheBlanks'),
  ...times(2, 'listenAndType'),
  ...times(1, 'readAndComplete'),
  ...times(4, 'readAndSelect'),
  ...times(2, 'fillInTheBlanks'),
  ...times(3, 'listenAndType'),
  ...times(1, 'readAndComplete'),
  ...times(1, 'fillInTheBlanks'),
];

/** From how many questions on the test may end early, and the standard error in points that is small enough for it. */
export const enough = { questions: 18, error: 6.3 } as const;

/** What of a run decides the next question. */
export interface Course {
  seed: number;
  /** Without sound: no dictations. */
  quiet: boolean;
  answers: readonly Judged[];
}

/** How many questions there are at most. */
export const questionCount = (quiet: boolean): number => turnsOf(quiet).length;

/**
 * The next question: of the type whose turn it is, the unused one whose difficulty is nearest to what the answers so far say. Among
 * equally near ones the seed chooses.
 *
 * @returns undefined when there are enough answers
 */
export function nextItem({ seed, quiet, answers }: Course): DiagnosticItem | undefined {
  const turns = turnsOf(quiet);
  // Dictations that were answered before the sound was given up have had their turns.
  const isDone = answers.filter(({ item }) => !quiet || item.type !== 'listenAndType').length;
  const type = turns[isDone];
  const { score, error } = estimate(answers);
  if (type === undefined || (isDone >= enough.questions && error <= enough.error)) return undefined;
  const used = new Set(answers.map(({ item }) => item.id));
  const unused = pool.filter((item) => item.type === type && !used.has(item.id));
  const distance = (item: DiagnosticItem) => Math.abs(item.difficulty - score);
  const least = Math.min(...unused.map(distance));
  // A point of difference is less than the difficulties are known to.
  const nearest = unused.filter((item) => distance(item) <= least + 1);
  return nearest[Math.floor(seeded(seed, answers.length) * nearest.length)];
}

function turnsOf(quiet: boolean): readonly DiagnosticType[] {
  return quiet ? blueprint.filter((type) => type !== 'listenAndType') : blueprint;
}
