import { describe, expect, it } from 'vitest';
import { expectedCredit } from '../questions/judge/ability';
import type { Judged } from './estimate';
import { pool, type DiagnosticItem } from './pool';
import { seeded } from './random';
import { enough, nextItem, questionCount } from './turns';

function sit(
  seed: number,
  credit: (item: DiagnosticItem) => number,
  { quiet = false, seen = [] }: { quiet?: boolean; seen?: readonly string[] } = {},
): Judged[] {
  const answers: Judged[] = [];
  for (let item; (item = nextItem({ seed, quiet, seen, answers }));)
    answers.push({ item, credit: credit(item) });
  return answers;
}

const ids = (answers: readonly Judged[]) => answers.map(({ item }) => item.id);
const countOf = (answers: readonly Judged[], type: string) =>
  answers.filter(({ item }) => item.type === type).length;
const as = (score: number) => (item: DiagnosticItem) => expectedCredit(score, item);

describe('nextItem', () => {
  it('asks every type in its turns, and nothing twice', () => {
    const answers = sit(1, () => 0);
    expect(answers).toHaveLength(questionCount(false));
    expect(new Set(ids(answers)).size).toBe(answers.length);
    expect(
      ['readAndSelect', 'fillInTheBlanks', 'readAndComplete', 'listenAndType'].map((type) =>
        countOf(answers, type),
      ),
    ).toEqual([8, 5, 2, 5]);
  });

  it('asks four words that are real and four that are not, in no order', () => {
    const orders = Array.from({ length: 12 }, (_, seed) =>
      sit(seed, () => 0).flatMap(({ item }) => (item.type === 'readAndSelect' ? [item.real] : [])),
    );
    for (const order of orders) expect(order.filter(Boolean)).toHaveLength(4);
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(8);
  });

  it('begins with many questions, and draws among the nearest', () => {
    const runs = Array.from({ length: 60 }, (_, seed) => sit(seed, as(95)));
    expect(new Set(runs.map(([first]) => first?.item.id)).size).toBeGreaterThan(5);
    for (const [first] of runs) expect(Math.abs((first?.item.difficulty ?? 0) - 95)).toBeLessThanOrEqual(15);
  });

  it('asks nothing that was seen before, as long as something else is left', () => {
    const first = ids(sit(3, as(120)));
    const second = ids(sit(4, as(120), { seen: first }));
    expect(second.filter((id) => first.includes(id))).toEqual([]);
    const everything = pool.map(({ id }) => id);
    expect(sit(4, as(120), { seen: everything }).length).toBeGreaterThanOrEqual(enough.questions);
  });

  it('asks harder questions of who answers right', () => {
    const hardness = (credit: number) =>
      sit(1, () => credit).reduce((sum, { item }) => sum + item.difficulty, 0);
    expect(hardness(1)).toBeGreaterThan(hardness(0.5) + 300);
    expect(hardness(0.5)).toBeGreaterThan(hardness(0) + 300);
  });

  it('is the same for the same seed, and not always the same for another', () => {
    expect(ids(sit(7, as(100)))).toEqual(ids(sit(7, as(100))));
    const runs = Array.from({ length: 8 }, (_, seed) => ids(sit(seed, as(100))).join());
    expect(new Set(runs).size).toBeGreaterThan(1);
  });

  it('ends early once the estimate is sure enough, and not before its time', () => {
    const lengths = [60, 80, 100, 120].map((score) => sit(3, as(score)).length);
    expect(Math.min(...lengths)).toBe(enough.questions);
    for (const length of lengths) expect(length).toBeGreaterThanOrEqual(enough.questions);
  });

  it('asks no dictations without sound, and as many other questions as before', () => {
    const answers = sit(1, as(100), { quiet: true });
    expect(countOf(answers, 'listenAndType')).toBe(0);
    expect(answers).toHaveLength(questionCount(true));
  });

  it('goes on where it was when the sound is given up in the middle', () => {
    const begun = sit(1, as(100)).slice(0, 7);
    expect(countOf(begun, 'listenAndType')).toBe(1);
    expect(nextItem({ seed: 1, quiet: true, seen: [], answers: begun })?.type).toBe('readAndComplete');
  });
});

describe('seeded', () => {
  it('gives numbers from 0 up to 1, spread evenly', () => {
    const numbers = Array.from({ length: 10_000 }, (_, turn) => seeded(42, turn));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    for (const tenth of [0, 3, 9]) {
      const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length / numbers.length;
      expect(share).toBeCloseTo(0.1, 1);
    }
    expect(seeded(42, 1)).toBe(seeded(42, 1));
    expect(seeded(43, 1)).not.toBe(seeded(42, 1));
  });
});
