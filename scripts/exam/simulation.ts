import type { ExamScore } from '@/lib/api/contract/exam/report';
import { examTasks, type ExamTask } from '@/lib/api/contract/exam/steps';
import { seeded } from '@/lib/diagnostic/random';
import { scoresOf } from '@/lib/exam/scores';
import type { Answered, ExamBank } from '@/lib/exam/types';
import { fnv1a } from '@/lib/hash/fnv';
import { facts } from '@/lib/site/facts';
import { drawing, sitExam, type Truth } from './sitter';

/** Points by which the difficulty of a question is off: a standard deviation. Half of its variance is common to all questions of a text. */
const off = 12;

/** Points by which a taker reads better or worse than they hear: a standard deviation. */
const gap = 10;

/** Takers share so many draws of what difficulties truly are, so that what is off for one is off for others too. */
const worlds = 20;

export interface Sat {
  truth: number;
  /** Points by which the overall is too high. */
  error: number;
  /** Whether the ranges hold the true scores. */
  held: boolean;
  reading: boolean;
  listening: boolean;
  /** Points between the ends of the range of the overall. */
  width: number;
  questions: number;
}

export interface Simulated {
  first: readonly Sat[];
  /** The same of the third exam in a row, which has what the two before it left. */
  third: readonly Sat[];
  /** Of the most used unit of each task, in how many exams of all it is asked. */
  exposure: readonly { type: ExamTask; unit: string; share: number }[];
  /** Units that somebody has met in two of three exams. */
  repeats: number;
}

/** Takers with true scores spread evenly over a part of the scale sit three exams in a row. */
export function simulate(bank: ExamBank, takers: number, { from = 30, to = 155 } = {}): Simulated {
  const uses = new Map<string, number>();
  const outcome = { first: [] as Sat[], third: [] as Sat[], repeats: 0 };
  for (let taker = 0; taker < takers; taker += 1) {
    const truth = truthOf(bank, taker % worlds);
    const { random, normal } = drawing(taker + 1e6);
    const overall = from + ((taker + random()) / takers) * (to - from);
    const lead = (gap * normal()) / 2;
    const person = {
      reading: onScale(overall + lead),
      listening: onScale(overall - lead),
      guessed: random() / 2,
    };
    let seen: string[] = [];
    for (const turn of [0, 1, 2]) {
      const seed = Math.floor(seeded(77, taker * 3 + turn) * 2 ** 31);
      const answers = sitExam(bank, truth, { ...person, seed, seen });
      const met = [...new Set(answers.map(({ unit }) => unit))].reverse();
      outcome.repeats += met.filter((unit) => seen.includes(unit)).length;
      seen = [...met, ...seen];
      for (const unit of met) uses.set(unit, (uses.get(unit) ?? 0) + 1);
      if (turn !== 1) outcome[turn === 0 ? 'first' : 'third'].push(satBy(answers, bank, person));
    }
  }
  return { ...outcome, exposure: examTasks.map((type) => mostUsed(bank, type, uses, takers * 3)) };
}

const onScale = (score: number) => Math.min(facts.scale.max, Math.max(facts.scale.min, score));

function truthOf(bank: ExamBank, world: number): Truth {
  const normalOf = (name: string) => drawing(fnv1a(`${world} ${name}`)).normal();
  const known = new Map<string, number>();
  return (question) => {
    const found = known.get(question) ?? (bank.difficultyOf(question) ?? 0) + off * offOf(question);
    known.set(question, found);
    return found;
  };
  function offOf(question: string): number {
    if (bank.units.has(question)) return normalOf(question);
    return (normalOf(question) + normalOf(question.slice(0, question.lastIndexOf('-')))) / Math.SQRT2;
  }
}

function satBy(
  answers: readonly Answered[],
  bank: ExamBank,
  { reading, listening }: { reading: number; listening: number },
): Sat {
  const { overall, subscores } = scoresOf(answers, bank);
  const truth = (reading + listening) / 2;
  const holds = (score: ExamScore | null, true_: number) =>
    score !== null && score.low <= true_ && true_ <= score.high;
  return {
    truth,
    error: (overall?.score ?? NaN) - truth,
    held: holds(overall, truth),
    reading: holds(subscores.reading, reading),
    listening: holds(subscores.listening, listening),
    width: (overall?.high ?? NaN) - (overall?.low ?? NaN),
    questions: answers.length,
  };
}

function mostUsed(bank: ExamBank, type: ExamTask, uses: ReadonlyMap<string, number>, exams: number) {
  const shares = bank.ofType(type).map(({ id }) => ({ type, unit: id, share: (uses.get(id) ?? 0) / exams }));
  return shares.reduce((most, one) => (one.share > most.share ? one : most), { type, unit: '', share: 0 });
}

export const meanOf = <One>(all: readonly One[], of: (one: One) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0) / all.length;

export interface Band {
  from: number;
  to: number;
  sat: readonly Sat[];
}

/** Takers by bands of their true score, 20 points wide. */
export function bandsOf(sat: readonly Sat[]): Band[] {
  return Array.from({ length: 8 }, (_, index) => ({ from: 10 + index * 20, to: 30 + index * 20 }))
    .map(({ from, to }) => ({ from, to, sat: sat.filter(({ truth }) => truth >= from && truth < to) }))
    .filter((band) => band.sat.length > 0);
}

/** The figures of some takers: rates from 0 to 1, errors in points. */
export const figuresOf = (sat: readonly Sat[]) => ({
  takers: sat.length,
  error: meanOf(sat, ({ error }) => error),
  rmse: Math.sqrt(meanOf(sat, ({ error }) => error ** 2)),
  held: meanOf(sat, ({ held }) => Number(held)),
  reading: meanOf(sat, ({ reading }) => Number(reading)),
  listening: meanOf(sat, ({ listening }) => Number(listening)),
  width: meanOf(sat, ({ width }) => width),
  questions: meanOf(sat, ({ questions }) => questions),
});
