import { describe, expect, it, vi } from 'vitest';
import { simulatedTakers, usualWidth } from '@/app/[locale]/(site)/learn/diagnostic-test/_sections/numbers';
import { people, portion, simulated, sitting, tally, type Taker } from '@/tests/support/diagnostic/sitting';
import { estimate } from './estimate';
import { courses } from '../site/courses';
import { suggestLessons } from './lessons';
import { pool, type DiagnosticType } from './pool';
import { rangeOf } from './range';
import { skillRanges } from './skill-ranges';
import { enough, questionCount } from './turns';

/*
 * Takers whose true score is known sit the test. They differ from the model as people would: a question suits somebody better or worse
 * than others of the same score, the words of one text hang together by that, and the difficulties are off in the ways named here.
 * `SIMULATED=2000 npx vitest run lib/diagnostic/simulation` takes 2,000 takers for each row and prints them.
 */

vi.setConfig({ testTimeout: 120_000 });

interface Sat {
  questions: number;
  /** Points by which the estimate is too high. */
  off: number;
  width: number;
  isHeld: boolean;
  isReadingHeld: boolean;
  isListeningHeld: boolean;
}

function sit(taker: Taker): Sat {
  const { truth } = taker;
  const answers = sitting(taker);
  const { reading, listening } = skillRanges(answers);
  const holds = (range: { low: number; high: number } | null) =>
    range !== null && range.low <= truth && truth <= range.high;
  const range = rangeOf(estimate(answers));
  return {
    questions: answers.length,
    off: estimate(answers).score - truth,
    width: range.high - range.low,
    isHeld: holds(range),
    isReadingHeld: holds(reading),
    isListeningHeld: holds(listening),
  };
}

/** What comes of a group of takers; rates from 0 to 1. */
function outcomeOf(name: string, takers: readonly Taker[]) {
  const sat = takers.map(sit);
  const outcome = {
    bias: tally(sat, ({ off }) => off),
    held: portion(sat, ({ isHeld }) => isHeld),
    reading: portion(sat, ({ isReadingHeld }) => isReadingHeld),
    listening: portion(sat, ({ isListeningHeld }) => isListeningHeld),
    width: tally(sat, ({ width }) => width),
    questions: tally(sat, ({ questions }) => questions),
  };
  print(name, outcome);
  return { ...outcome, sat };
}

function print(name: string, figures: Readonly<Record<string, number>>) {
  if (!simulated) return;
  const cells = Object.entries(figures).map(([key, figure]) => `${key} ${figure.toFixed(3)}`);
  console.info([name, ...cells].join(' | '));
}

interface Row {
  name: string;
  as?: Partial<Taker>;
  from?: number;
  to?: number;
  /** The least share of ranges that hold the true score: of all, and of those of one skill. */
  held: number;
  skill: number;
  /** The most points of bias. */
  bias: number;
}

const rows: readonly Row[] = [
  { name: 'difficulties right on average', held: 0.98, skill: 0.97, bias: 2 },
  { name: 'the same, true scores from 10 to 30', from: 10, to: 30, held: 0.97, skill: 0.93, bias: 7 },
  { name: 'the same, true scores from 130 to 160', from: 130, to: 160, held: 0.97, skill: 0.96, bias: 5 },
  { name: 'all 10 points harder than they say', as: { harder: 10 }, held: 0.95, skill: 0.94, bias: 12 },
  { name: 'all 10 points easier', as: { harder: -10 }, held: 0.95, skill: 0.94, bias: 12 },
  { name: 'each off by itself, 10 points', as: { off: { each: 10 } }, held: 0.97, skill: 0.96, bias: 2 },
  { name: 'each off by itself, 15 points', as: { off: { each: 15 } }, held: 0.96, skill: 0.95, bias: 3 },
  {
    name: 'all off together and each by itself, 10 points',
    as: { off: { common: 10, each: 10 } },
    held: 0.91,
    skill: 0.91,
    bias: 3,
  },
  { name: 'every unknown word guessed', as: { guessed: 0.5 }, held: 0.97, skill: 0.96, bias: 4 },
  {
    name: 'every unknown word guessed, true scores from 30 to 60',
    as: { guessed: 0.5 },
    from: 30,
    to: 60,
    held: 0.95,
    skill: 0.94,
    bias: 8,
  },
  { name: 'Yes to every word', as: { saysYes: true }, held: 0.97, skill: 0.96, bias: 4 },
];

it.each(rows)('ranges hold: $name', ({ name, as, from, to, held, skill, bias }) => {
  const outcome = outcomeOf(name, people(simulated ?? 150, { as, from, to }));
  expect(outcome.held).toBeGreaterThan(held);
  expect(outcome.reading).toBeGreaterThan(skill);
  expect(outcome.listening).toBeGreaterThan(skill);
  expect(Math.abs(outcome.bias)).toBeLessThan(bias);
});

describe('takers for whom all difficulties are off together by an unknown amount, 10 points', () => {
  const { held, reading, listening, width, sat } = outcomeOf(
    'all off together, 10 points',
    people(simulatedTakers, { as: { off: { common: 10 } } }),
  );

  it('lie in the range they are told, and in that of each skill', () => {
    expect(held).toBeGreaterThan(0.94);
    expect(reading).toBeGreaterThan(0.94);
    expect(listening).toBeGreaterThan(0.94);
  });

  it('are told a range as wide as the page says, unless the scale ends', () => {
    expect(Math.abs(width - usualWidth)).toBeLessThan(2.5);
    expect(tally(sat, (one) => Number(one.width <= usualWidth + 5))).toBeGreaterThan(0.95);
  });

  it('answer about 20 questions', () => {
    const counts = sat.map(({ questions }) => questions);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(enough.questions);
    expect(Math.max(...counts)).toBe(questionCount(false));
  });
});

describe('types called weak or strong', () => {
  const weakOf = (taker: Taker) =>
    suggestLessons(sitting(taker)).flatMap(({ lesson, reason }) => (reason === 'weak' ? [lesson] : []));

  it.each<{ name: string; as: Partial<Taker>; runs: number; types: number }>([
    { name: 'equally strong in all types', as: {}, runs: 0.12, types: 0.035 },
    { name: 'equally strong, unknown words guessed', as: { guessed: 0.5 }, runs: 0.12, types: 0.035 },
    { name: 'equally strong, types off by 5 points', as: { off: { type: 5 } }, runs: 0.18, types: 0.05 },
    { name: 'equally strong, types off by 10 points', as: { off: { type: 10 } }, runs: 0.3, types: 0.1 },
  ])('seldom by chance: $name', ({ name, as, runs, types }) => {
    const found = people(simulated ?? 300, { as }).map((taker) => suggestLessons(sitting(taker)));
    for (const reason of ['weak', 'strong'] as const) {
      const counts = found.map((lessons) => lessons.filter((one) => one.reason === reason).length);
      const perRun = portion(counts, (count) => count > 0);
      const perType = tally(counts, (count) => count / 4);
      print(name, { [`${reason}, runs`]: perRun, [`${reason}, types`]: perType });
      expect(perRun).toBeLessThan(runs);
      expect(perType).toBeLessThan(types);
    }
  });

  it.each<[DiagnosticType, number, number]>([
    ['readAndSelect', 30, 0.4],
    ['fillInTheBlanks', 30, 0.25],
    ['readAndComplete', 30, 0.22],
    ['listenAndType', 30, 0.22],
    ['listenAndType', 45, 0.5],
  ])('with reason: %s, %i points below the others', (type, below, least) => {
    const takers = people(simulated ?? 150, { as: { lead: { [type]: -below } } });
    const found = takers.map(weakOf);
    const right = portion(found, (lessons) => lessons.includes(type));
    const others = tally(found, (lessons) => lessons.filter((lesson) => lesson !== type).length / 3);
    print(`${type}, ${below} points below`, { right, others });
    expect(right).toBeGreaterThan(least);
    expect(others).toBeLessThan(0.05);
  });
});

it('who has just been tested is asked for ten minutes or less, but where the longest type alone was weak', () => {
  const found = people(simulated ?? 150, { from: 10, to: 160 }).map(
    (taker) => suggestLessons(sitting(taker))[0],
  );
  const isLong = (lesson: string | undefined) =>
    courses.some(({ key, tryMinutes }) => key === lesson && tryMinutes > 10);
  for (const first of found) {
    if (isLong(first?.lesson)) expect(first).toEqual({ lesson: 'readAndComplete', reason: 'weak' });
  }
  const long = portion(found, (first) => isLong(first?.lesson));
  print('first steps', { long });
  expect(long).toBeLessThan(0.05);
});

describe('another sitting', () => {
  const ids = (taker: Taker) => sitting(taker).map(({ item }) => item.id);
  const again = (taker: Taker, seen: readonly string[]) => ids({ ...taker, seed: taker.seed + 1e6, seen });

  it('repeats no more than one question in five, in a browser that knows the first, at every level', () => {
    const repeated = people(simulated ?? 120, { from: 10, to: 160 }).map((taker) => {
      const first = ids(taker);
      const second = again(taker, first);
      return second.filter((id) => first.includes(id)).length / second.length;
    });
    print('second sitting', { repeated: tally(repeated, (share) => share), most: Math.max(...repeated) });
    expect(Math.max(...repeated)).toBeLessThanOrEqual(0.2);
  });

  it('repeats less than half where nothing is known of the first', () => {
    const repeated = people(simulated ?? 120).map((taker) => {
      const first = ids(taker);
      return again(taker, []).filter((id) => first.includes(id)).length / first.length;
    });
    print('second sitting, another browser', { repeated: tally(repeated, (share) => share) });
    expect(tally(repeated, (share) => share)).toBeLessThan(0.5);
  });

  it('is as sure as the first, with what is left of the questions', () => {
    const takers = people(simulated ?? 120).map((taker) => {
      const first = ids(taker);
      return { ...taker, seed: taker.seed + 2e6, seen: [...again(taker, first), ...first] };
    });
    const { held, width } = outcomeOf('third sitting', takers);
    expect(held).toBeGreaterThan(0.97);
    expect(width).toBeLessThan(usualWidth + 5);
  });

  it('asks every question of somebody', () => {
    const asked = new Set(people(simulated ?? 250, { from: 10, to: 160 }).flatMap(ids));
    expect(asked.size / pool.length).toBeGreaterThan(0.9);
  });
});
