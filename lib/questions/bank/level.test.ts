import { expect, it } from 'vitest';
import { levelOf, startAfter } from './level';
import type { Past } from './past';

const past = (difficulty: number, credits: readonly number[]): Past[] =>
  credits.map((credit, at) => ({ id: `fb-${at}`, type: 'fillInTheBlanks', at, difficulty, credit }));
const start = { level: 95, deviation: 25 };

it('right answers raise the level, misses lower it, and without any it is where one began', () => {
  expect(levelOf(start, [])).toBe(95);
  const raised = levelOf(start, past(95, [1, 1, 1, 1, 1]));
  const lowered = levelOf(start, past(95, [0, 0, 0, 0, 0]));
  expect(raised).toBeGreaterThan(100);
  expect(lowered).toBeLessThan(90);
  expect(levelOf(start, past(95, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]))).toBeGreaterThanOrEqual(raised);
});

it('stays among the levels of the bank, in steps of five', () => {
  for (const credits of [Array<number>(25).fill(1), Array<number>(25).fill(0), [1, 0, 1]]) {
    for (const difficulty of [40, 95, 150]) {
      const level = levelOf(start, past(difficulty, credits));
      expect(level % 5).toBe(0);
      expect(level).toBeGreaterThanOrEqual(40);
      expect(level).toBeLessThanOrEqual(150);
    }
  }
});

it('comes to where a reader is, wherever the first guess was', () => {
  const answers = Array.from({ length: 25 }, (_, index) => 60 + 3 * index).flatMap((difficulty) =>
    past(difficulty, [difficulty < 110 ? 1 : 0]),
  );
  for (const level of [60, 95, 140])
    expect(Math.abs(levelOf({ level, deviation: 25 }, answers) - 110)).toBeLessThanOrEqual(15);
});

it('counts what was answered last, and nothing that waits for its answer or was not judged', () => {
  const early = past(95, Array<number>(40).fill(0));
  const late = past(95, Array<number>(25).fill(1));
  expect(levelOf(start, [...late, ...early])).toBe(levelOf(start, late));
  const waiting = past(95, [0, 0, 0]).map((one) => ({ ...one, credit: undefined }));
  expect(levelOf(start, waiting)).toBe(95);
});

it('counts nothing from before the diagnostic test that says where a reader begins', () => {
  const answers = past(150, [1, 1, 1, 1, 1]);
  expect(levelOf({ ...start, since: 4 }, answers)).toBe(95);
  expect(levelOf({ ...start, since: 2 }, answers)).toBeGreaterThan(100);
});

it('a right guess of a word says less than a sentence that was completed', () => {
  const sentences = past(95, [1, 1, 1, 1, 1]);
  const words = sentences.map((one) => ({ ...one, type: 'readAndSelect' as const }));
  expect(levelOf(start, words)).toBeLessThan(levelOf(start, sentences));
});

it('the set of the lesson says roughly where to begin', () => {
  expect(startAfter(0, 0).level).toBe(95);
  expect(startAfter(5, 5).level).toBeGreaterThan(startAfter(3, 5).level);
  expect(startAfter(0, 5).level).toBeLessThan(70);
});
