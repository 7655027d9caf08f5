import { prior, type Estimate } from '../diagnostic/estimate';
import { mostLikely, type Answered as Weighted } from '../questions/judge/ability';
import type { TypeRow } from '../questions/type-row';
import { questionTypes } from '../questions/types';
import { stepsOf } from './steps';
import type { JudgedSkill } from './tasks';
import type { Answered, ExamBank, ExamUnit } from './types';

interface Worth {
  weight: number;
  guess?: number;
}

/**
 * What the questions of sets are worth, which is our own. Each is a choice that chance finds in one of four or five cases, or a few gaps;
 * all of a set stand on one text, which suits somebody or does not, so that ten answers to it say less than five to five texts: everything
 * counts about half of what it would by itself. A highlight is half right easily, so it counts less than a choice; the summary of a
 * conversation is writing and nobody judges it.
 */
const worthInSets = {
  interactiveReading: [
    { weight: 1.5, guess: 1 / 5 },
    { weight: 0.6, guess: 1 / 4 },
    { weight: 0.5 },
    { weight: 0.5 },
    { weight: 0.6, guess: 1 / 4 },
    { weight: 0.6, guess: 1 / 4 },
  ],
  interactiveListening: [
    { weight: 1.2 },
    ...Array.from({ length: 5 }, () => ({ weight: 0.6, guess: 1 / 4 })),
  ],
} as const satisfies Record<string, readonly Worth[]>;

/** What the answer to a question is worth; undefined where no score follows from it. */
export function worthOf({ type, step }: Pick<Answered, 'type' | 'step'>): Worth | undefined {
  if (type === 'interactiveReading' || type === 'interactiveListening') return worthInSets[type][step];
  const { weight }: TypeRow = questionTypes[type];
  return weight === undefined ? undefined : { weight };
}

/** What the judged ones among some answers say of a score; a question that has left the bank says nothing. */
export function evidenceOf(answers: readonly Answered[], bank: ExamBank): Weighted[] {
  return answers.flatMap((answer) => {
    const { type, credit, question } = answer;
    const worth = worthOf(answer);
    const difficulty = bank.difficultyOf(question);
    return credit === null || worth === undefined || difficulty === undefined
      ? []
      : [{ type, difficulty, credit, ...worth }];
  });
}

export const answersOf = (answers: readonly Answered[], skill: JudgedSkill): Answered[] =>
  answers.filter(({ type }) => questionTypes[type].skill === skill);

/** The most likely score after some answers, and how far off it may be, as if every difficulty were right. */
export const estimateOf = (
  evidence: readonly Weighted[],
  before: { mean: number; deviation: number } = prior,
): Estimate => mostLikely(evidence, before);

const units = new WeakMap<ExamBank, Map<ExamUnit, readonly Weighted[]>>();

/** What a unit would say of a score, were all of its questions answered. Asked of every unit at every step, so it is kept with the bank. */
export function evidenceInUnit(unit: ExamUnit, bank: ExamBank): readonly Weighted[] {
  const known = units.get(bank) ?? new Map<ExamUnit, readonly Weighted[]>();
  units.set(bank, known);
  const found = known.get(unit) ?? weighed(unit, bank);
  known.set(unit, found);
  return found;
}

function weighed(unit: ExamUnit, bank: ExamBank): readonly Weighted[] {
  const { id, type } = unit;
  const questions = stepsOf(unit, { seed: 0, answers: [] });
  return evidenceOf(
    questions.map(({ question }, step) => ({ unit: id, step, question, type, credit: 1, text: null })),
    bank,
  );
}
