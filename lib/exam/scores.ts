import type { ExamScore } from '../api/contract/exam/report';
import { examTasks, type ExamTask } from '../api/contract/exam/steps';
import type { Estimate } from '../diagnostic/estimate';
import type { Skill } from '../questions/type-row';
import { facts } from '../site/facts';
import { answersOf, estimateOf, evidenceOf } from './evidence';
import { skillOf, type JudgedSkill } from './tasks';
import type { Answered, ExamBank } from './types';

/**
 * Points that the score of a skill may be off beside its own error, since difficulties are estimates and a text suits somebody or not: a
 * standard deviation. Tuned on `npm run simulate` so that the ranges hold in 90 to 98 of 100 exams, of somebody's first and of the third,
 * where each difficulty is off by 12 and each text suits a taker better or worse by 12. That all are off in one direction is not in it.
 */
export const difficultyError = { reading: 5, listening: 2 } as const;

/** Standard errors to each side that hold 95 of 100 true scores. */
export const reach = 1.96;

const step = 5;

export interface Scores {
  /** Null where one of the skills that it is the mean of has no answers. */
  overall: ExamScore | null;
  /** Null where nothing says anything of it. */
  subscores: Record<Skill, ExamScore | null>;
  /** Of each task from its own answers alone. */
  levels: Partial<Record<ExamTask, ExamScore>>;
}

/**
 * What an exam says of somebody by itself. Reading and listening follow from the answers; the overall is their mean. What a connected scorer
 * says of writing and speaking comes later (open-scores.ts).
 */
export function scoresOf(answers: readonly Answered[], bank: ExamBank): Scores {
  const skill = (name: JudgedSkill) => measured(answersOf(answers, name), bank, name);
  const [reading, listening] = [skill('reading'), skill('listening')];
  return {
    overall: reading && listening && asScore(meanOf([reading, listening])),
    subscores: {
      reading: reading && asScore(reading),
      listening: listening && asScore(listening),
      writing: null,
      speaking: null,
    },
    levels: Object.fromEntries(
      examTasks.flatMap((type) => {
        const own = answers.filter((answer) => answer.type === type);
        const level = measured(own, bank, skillOf(type));
        return level ? [[type, asScore(level)]] : [];
      }),
    ),
  };
}

function measured(answers: readonly Answered[], bank: ExamBank, skill: JudgedSkill): Estimate | null {
  const evidence = evidenceOf(answers, bank);
  if (evidence.length === 0) return null;
  const { score, error } = estimateOf(evidence);
  return { score: onScale(score), error: Math.hypot(error, difficultyError[skill]) };
}

function meanOf(estimates: readonly Estimate[]): Estimate {
  const sum = estimates.reduce((total, { score }) => total + score, 0);
  const errors = estimates.map(({ error }) => error);
  return { score: sum / estimates.length, error: Math.hypot(...errors) / estimates.length };
}

/** As it is told: no true score lies outside of the scale, so no range begins there. */
export function asScore({ score, error }: Estimate): ExamScore {
  const end = (side: number) => onScale(Math.round((score + side * reach * error) / step) * step);
  return { score: tenths(score), se: tenths(error), low: end(-1), high: end(1) };
}

const tenths = (points: number) => Math.round(points * 10) / 10;

const onScale = (score: number) => Math.min(facts.scale.max, Math.max(facts.scale.min, score));
