import type { ExamTask } from '../api/contract/exam/steps';
import { seeded } from '../diagnostic/random';
import { evidenceIn } from '../questions/judge/ability';
import { answersOf, estimateOf, evidenceInUnit, evidenceOf } from './evidence';
import { skillOf, unitsIn } from './tasks';
import type { ExamBank, ExamUnit, Sitting } from './types';

/**
 * A unit is drawn among so many of those that say most; of what has no difficulty, among all. Fewer would be the same for all of a level,
 * more would ask what is too easy or too hard for somebody.
 */
const drawnFrom: Partial<Record<ExamTask, number>> = {
  readAndSelect: 10,
  fillInTheBlanks: 6,
  readAndComplete: 4,
  listenAndType: 6,
  interactiveReading: 3,
  interactiveListening: 2,
};

/** Among so many more the first ones are drawn, as everybody begins at the same place of the scale; one less with each. */
const moreAtFirst = 12;

/** Points by which somebody may hear better or worse than they read: how far what reading has shown is trusted at the first dictation. */
const apart = 20;

/**
 * The next unit of a task: not met in this exam; of the kind whose turn it is; not met in earlier exams, or longest ago; one of the few
 * that say most of somebody who answers as this one has so far. The seed draws.
 *
 * @returns undefined where the bank has no other
 */
export function chooseUnit(bank: ExamBank, sitting: Sitting, type: ExamTask): ExamUnit | undefined {
  const { seed, answers } = sitting;
  const used = new Set(answers.map(({ unit }) => unit));
  const unused = bank.ofType(type).filter(({ id }) => !used.has(id));
  const balanced = inBalance(unused, bank, sitting, type);
  const few = drawnFrom[type];
  const free = differing(unmet(balanced, sitting, few ?? 1), bank, sitting);
  const drawn =
    few === undefined
      ? free
      : mostTelling(free, bank, sitting, type, few + Math.max(0, moreAtFirst - answers.length));
  return drawn[Math.floor(seeded(seed, answers.length) * drawn.length)];
}

function unmet(units: readonly ExamUnit[], { seen }: Sitting, few: number): readonly ExamUnit[] {
  const known = new Set(seen);
  const isNew = units.filter(({ id }) => !known.has(id));
  if (isNew.length > 0) return isNew;
  // The last time counts of what was met more than once.
  const since = (id: string) => seen.indexOf(id);
  return units.toSorted((one, other) => since(other.id) - since(one.id)).slice(0, few);
}

function mostTelling(
  units: readonly ExamUnit[],
  bank: ExamBank,
  sitting: Sitting,
  type: ExamTask,
  count: number,
): readonly ExamUnit[] {
  if (units.length <= count) return units;
  const score = scoreSoFar(bank, sitting, type);
  const told = new Map(
    units.map((unit) => [unit, evidenceIn(evidenceInUnit(unit, bank), score).information]),
  );
  const tells = (unit: ExamUnit) => told.get(unit) ?? 0;
  const limit = [...told.values()].sort((one, other) => other - one)[count - 1] ?? 0;
  return units.filter((unit) => tells(unit) >= limit);
}

/** Where somebody is thought to be in the skill of a task: what the other skill has shown counts as far as the two go together. */
export function scoreSoFar(bank: ExamBank, { answers }: Sitting, type: ExamTask): number {
  const [own, other] =
    skillOf(type) === 'listening' ? (['listening', 'reading'] as const) : (['reading', 'listening'] as const);
  const elsewhere = estimateOf(evidenceOf(answersOf(answers, other), bank));
  return estimateOf(evidenceOf(answersOf(answers, own), bank), {
    mean: elsewhere.score,
    deviation: Math.hypot(elsewhere.error, apart),
  }).score;
}

/** Keeps the draw of the kind of word apart from the draw of the word. */
const wordSalt = 0x2545f491;

/** Those of the kind whose turn it is: half of the words are real, one text is a story, one conversation is with a professor. */
function inBalance(
  units: readonly ExamUnit[],
  bank: ExamBank,
  { seed, answers }: Sitting,
  type: ExamTask,
): readonly ExamUnit[] {
  const asked = bank
    .ofType(type)
    .filter(({ id }) => answers.some(({ unit }) => unit === id))
    .map(kindOf);
  const { max } = unitsIn(type);
  const realLeft = max / 2 - asked.filter((kind) => kind === 'real').length;
  const word =
    seeded(seed ^ wordSalt, answers.length) < realLeft / (max - asked.length) ? 'real' : 'invented';
  const turn = units.filter((unit) => {
    const kind = kindOf(unit);
    return unit.type === 'readAndSelect' ? kind === word : kind === undefined || !asked.includes(kind);
  });
  return turn.length > 0 ? turn : units;
}

function kindOf(unit: ExamUnit): string | undefined {
  if (unit.type === 'readAndSelect') return unit.real ? 'real' : 'invented';
  if (unit.type === 'interactiveReading') return unit.kind;
  return unit.type === 'interactiveListening' ? unit.partner : undefined;
}

function differing(units: readonly ExamUnit[], bank: ExamBank, { answers }: Sitting): readonly ExamUnit[] {
  const heard = answers.flatMap(({ unit }) => {
    const asked = bank.units.get(unit);
    return asked?.type === 'interactiveListening' ? [asked.voice] : [];
  });
  const others = units.filter((unit) => unit.type === 'interactiveListening' && !heard.includes(unit.voice));
  return others.length > 0 ? others : units;
}
