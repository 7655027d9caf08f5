import { expect, it } from 'vitest';
import type { DiagnosticResult } from '../diagnostic/result';
import { levelOf, startAfter } from '../questions/bank/level';
import type { Past } from '../questions/bank/past';
import { knownLevel, startAt, startOf } from './levels';

const nobody = { result: null, progress: null };
const result: DiagnosticResult = {
  ...{ at: '2026-11-22T10:00:00.000Z', low: 60, high: 100, timed: true, lessons: [] },
  skills: { reading: { low: 110, high: 130 }, listening: null },
};
const lesson = (right: number, of: number) => ({
  ...nobody,
  progress: {
    fillInTheBlanks: { opened: '2026-11-22T10:00:00.000Z', sets: { 'b-01': { answered: of, right, of } } },
  },
});
const past = (count: number, credit: number | undefined): Past[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `fb-${101 + index}`, type: 'fillInTheBlanks' as const, at: 1, difficulty: 95 },
    credit,
  }));

it('begins at the diagnostic test, else at the set of the lesson, else in the middle', () => {
  expect(startOf('fillInTheBlanks', { ...lesson(1, 5), result })).toEqual({
    ...{ level: 120, deviation: 15 },
    since: Date.parse(result.at),
  });
  // Listening was not measured.
  expect(startOf('listenAndType', { ...nobody, result }).level).toBe(80);
  expect(startOf('fillInTheBlanks', lesson(4, 5))).toEqual(startAfter(4, 5));
  expect(startOf('listenAndType', lesson(4, 5))).toEqual(startAfter(0, 0));
});

it('says a level where enough is known: a test of the skill, the set of the lesson, or five answers', () => {
  expect(knownLevel('fillInTheBlanks', nobody, [])).toBeUndefined();
  expect(knownLevel('fillInTheBlanks', nobody, past(4, 1))).toBeUndefined();
  expect(knownLevel('fillInTheBlanks', nobody, past(9, undefined))).toBeUndefined();
  expect(knownLevel('fillInTheBlanks', lesson(3, 4), [])).toBeUndefined();
  expect(knownLevel('fillInTheBlanks', lesson(4, 5), [])).toBe(110);
  expect(knownLevel('fillInTheBlanks', { ...nobody, result }, [])).toBe(120);
  expect(knownLevel('listenAndType', { ...nobody, result }, [])).toBeUndefined();
  const [low, high] = [0, 1].map((credit) => knownLevel('fillInTheBlanks', nobody, past(5, credit)) ?? 0);
  expect(high).toBeGreaterThan(low ?? 0);
});

it('stays at a level that was chosen, whatever the answers say', () => {
  for (const credit of [0, 1]) expect(levelOf(startAt(110), past(9, credit))).toBe(110);
});
