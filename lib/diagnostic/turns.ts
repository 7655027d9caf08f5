import { estimate, type Judged } from './estimate';
import { pool, type DiagnosticItem, type DiagnosticType } from './pool';
import { seeded } from './random';
import { isHeard } from './types';

const times = (count: number, type: DiagnosticType) => Array.from({ length: count }, () => type);

/**
 * Whose turn it is: 15 questions on reading and 5 on listening, in blocks, so that one gets used to a type. The last two, which may be left
 * out, are those that say least.
 */
const blueprint: readonly DiagnosticType[] = [
  ...times(4, 'readAndSelect'),
  ...times(2, 'fillInTheBlanks'),
  ...times(2, 'listenAndType'),
  ...times(1, 'readAndComplete'),
  ...times(3, 'readAndSelect'),
  ...times(2, 'fillInTheBlanks'),
  ...times(3, 'listenAndType'),
  ...times(1, 'readAndComplete'),
  ...times(1, 'fillInTheBlanks'),
  ...times(1, 'readAndSelect'),
];

/** From how many questions on the test may end early, and the standard error in points that is small enough for it. */
export const enough = { questions: 18, error: 6.9 } as const;

const drawnFrom = 4;

export interface RunState {
  seed: number;
  /** Without sound: no dictations. */
  quiet: boolean;
  seen: readonly string[];
  answers: readonly Judged[];
}

export const questionCount = (quiet: boolean): number => turnsOf(quiet).length;

/**
 * The next question: of the type whose turn it is, not seen before, one of the few whose difficulties are nearest to what the answers so
 * far say; the seed draws.
 *
 * @returns undefined when there are enough answers
 */
export function nextItem(state: RunState): DiagnosticItem | undefined {
  const { seed, quiet, answers } = state;
  const turns = turnsOf(quiet);
  // Dictations that were answered before the sound was given up have had their turns.
  const isDone = answers.filter(({ item }) => !quiet || !isHeard(item.type)).length;
  const type = turns[isDone];
  const { score, error } = estimate(answers);
  if (type === undefined || (isDone >= enough.questions && error <= enough.error)) return undefined;
  const distance = (item: DiagnosticItem) => Math.abs(item.difficulty - score);
  const left = balanced(unusedOf(type, state), state);
  const nearest = left.toSorted((one, other) => distance(one) - distance(other));
  const limit = distance(nearest[Math.min(drawnFrom, nearest.length) - 1] as DiagnosticItem);
  const drawn = nearest.filter((item) => distance(item) <= limit);
  return drawn[Math.floor(seeded(seed, answers.length) * drawn.length)];
}

function unusedOf(type: DiagnosticType, { seen, answers }: RunState): DiagnosticItem[] {
  const used = new Set(answers.map(({ item }) => item.id));
  const unused = pool.filter((item) => item.type === type && !used.has(item.id));
  const isNew = unused.filter(({ id }) => !seen.includes(id));
  return isNew.length > 0 ? isNew : unused;
}

/** Half of the words are invented, so that saying Yes to all of them is no better than chance. */
function balanced(left: DiagnosticItem[], { seed, quiet, answers }: RunState): DiagnosticItem[] {
  if (left[0]?.type !== 'readAndSelect') return left;
  const asked = answers.flatMap(({ item }) => (item.type === 'readAndSelect' ? [item.real] : []));
  const words = turnsOf(quiet).filter((type) => type === 'readAndSelect').length;
  const realLeft = words / 2 - asked.filter(Boolean).length;
  const isReal = seeded(seed ^ wordSeed, answers.length) < realLeft / (words - asked.length);
  const some = left.filter((item) => item.type === 'readAndSelect' && item.real === isReal);
  return some.length > 0 ? some : left;
}

/** Keeps the draw of the kind of word apart from the draw of the word. */
const wordSeed = 0x2545f491;

function turnsOf(quiet: boolean): readonly DiagnosticType[] {
  return quiet ? blueprint.filter((type) => !isHeard(type)) : blueprint;
}
