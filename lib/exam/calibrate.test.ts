import { describe, expect, it } from 'vitest';
import { seeded } from '../diagnostic/random';
import { expectedCredit } from '../questions/judge/ability';
import { examBank } from './bank/bank';
import { authorError, calibrate, type ScoredAnswer } from './calibrate';
import { evidenceInUnit, worthOf } from './evidence';

const bank = examBank();
/** Points by which scores of sittings are off, a standard deviation. */
const scoreError = 5;

function drawing(seed: number) {
  let turn = 0;
  const random = () => seeded(seed, (turn += 1));
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return { random, normal };
}

/** Questions whose true difficulties are off by what an author may be, with answers of people around their level. */
function answered(prefix: string, count: number, { seed = 5, parts = 1 } = {}) {
  const { random, normal } = drawing(seed);
  const questions = [...bank.units.values()].flatMap((unit) =>
    unit.id.startsWith(prefix) ? evidenceInUnit(unit, bank).map((asked) => ({ asked, id: unit.id })) : [],
  );
  const truths = new Map<string, number>();
  const rows = questions.flatMap(({ asked, id }) => {
    const difficulty = asked.difficulty + authorError * normal();
    truths.set(id, difficulty);
    return Array.from({ length: count }, (): ScoredAnswer => {
      const ability = asked.difficulty + 20 * normal();
      const expected = expectedCredit(ability, { ...asked, difficulty });
      const right = Array.from({ length: parts }, () => Number(random() < expected));
      const credit = right.reduce((sum, one) => sum + one, 0) / parts;
      return { question: id, score: ability + scoreError * normal(), credit };
    });
  });
  return { rows, truths };
}

function rmse(truths: ReadonlyMap<string, number>, of: (question: string) => number): number {
  const squares = [...truths].map(([question, truth]) => (of(question) - truth) ** 2);
  return Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / squares.length);
}

describe('true difficulties', () => {
  it.each([
    ['xf', 1, 300, 3.5],
    ['xs', 1, 400, 5],
    ['xc', 10, 150, 3],
    ['xd', 10, 150, 3],
  ])('are found again from many answers: %s', (prefix, parts, count, most) => {
    const { rows, truths } = answered(prefix, count, { parts });
    const found = new Map(calibrate(rows, bank).map((one) => [one.question, one.new]));
    expect(found.size).toBe(truths.size);
    const before = rmse(truths, (question) => bank.difficultyOf(question) ?? 0);
    const after = rmse(truths, (question) => found.get(question) ?? 0);
    expect(before).toBeGreaterThan(9);
    expect(after).toBeLessThan(most);
  });

  it('are nearer after more answers, and never farther than the author was', () => {
    const errors = [3, 20, 100, 500].map((count) => {
      const { rows, truths } = answered('xf', count);
      const found = new Map(calibrate(rows, bank).map((one) => [one.question, one.new]));
      return rmse(truths, (question) => found.get(question) ?? 0);
    });
    expect(errors).toEqual(errors.toSorted((one, other) => other - one));
    expect(errors[0]).toBeLessThan(authorError);
  });
});

describe('few answers', () => {
  const one = (credit: number, score = 70) => {
    const [found] = calibrate([{ question: 'xf-020', score, credit }], bank);
    return found ?? expect.fail();
  };

  it('move little: what the author judged counts as long as nobody knows better', () => {
    const { old, n, ...found } = one(0);
    expect([old, n]).toEqual([bank.difficultyOf('xf-020'), 1]);
    expect(found.new).toBeGreaterThan(old);
    expect(found.new - old).toBeLessThan(authorError / 2);
    expect(one(1).new).toBeLessThan(old);
  });

  it('say nothing where they were expected', () => {
    expect(Math.abs(one(1, 150).new - one(1, 150).old)).toBeLessThan(1);
  });
});

it('stays on the scale, whatever is answered', () => {
  const rows = (credit: number): ScoredAnswer[] =>
    ['xf-001', 'xf-066'].flatMap((question) =>
      Array.from({ length: 2000 }, (_, index) => ({ question, score: 10 + (index % 150), credit })),
    );
  for (const credit of [0, 0.5, 1]) {
    for (const found of calibrate(rows(credit), bank)) {
      expect(found.new).toBeGreaterThanOrEqual(10);
      expect(found.new).toBeLessThanOrEqual(160);
      expect(Number.isFinite(found.misfit)).toBe(true);
      expect(found.neverRight).toBe(credit === 0);
    }
  }
});

it('a question that measures something else misfits', () => {
  const { rows } = answered('xf', 300);
  // Who knows more has this one wrong.
  const turned = rows.map((row) => (row.question === 'xf-030' ? { ...row, credit: 1 - row.credit } : row));
  const found = calibrate(turned, bank);
  const misfits = found.toSorted((one, other) => other.misfit - one.misfit);
  expect(misfits[0]?.question).toBe('xf-030');
  expect(misfits[0]?.misfit).toBeGreaterThan(1.5);
  const others = misfits.slice(1).map(({ misfit }) => misfit);
  expect(Math.max(...others)).toBeLessThan(1.5);
  expect(others.reduce((sum, one) => sum + one, 0) / others.length).toBeCloseTo(1, 0);
});

it('steps of a set are told apart, and what no score follows from is left out', () => {
  const asked = ['xr-05-1', 'xr-05-6', 'xl-03-4', 'xl-03-9', 'xw-01-1', 'gone-1'];
  const rows = asked.map((question) => ({ question, score: 150, credit: 0 }));
  const found = calibrate(rows, bank);
  expect(found.map(({ question }) => question)).toEqual(['xr-05-1', 'xr-05-6', 'xl-03-4']);
  for (const one of found) expect(one.new).toBeGreaterThan(one.old);
  expect(worthOf({ type: 'interactiveListening', step: 6 })).toBeUndefined();
});
