// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { answersOf, keepAnswers, keepTarget, readTarget } from './details';
import type { DiagnosticResult } from './result';

const name = 'diagnostic_details';

const result: DiagnosticResult = {
  at: '2026-11-23T10:00:00.000Z',
  low: 95,
  high: 135,
  skills: { reading: null, listening: null },
  lessons: [],
  timed: true,
};

const answers = [
  { id: 'rs-01', given: ['yes'] },
  { id: 'fb-01', given: [] },
];

beforeEach(() => localStorage.clear());

it('gives the answers of the result that they led to, and of no other', () => {
  expect(answersOf(result)).toBeNull();
  keepAnswers(result, answers);
  expect(answersOf(result)).toEqual(answers);
  expect(answersOf({ ...result, at: '2026-11-24T10:00:00.000Z' })).toBeNull();
});

it('keeps a target from one test to the next, until it is taken back', () => {
  keepTarget(120);
  keepAnswers(result, answers);
  expect(readTarget()).toBe(120);
  keepTarget(null);
  expect(readTarget()).toBeNull();
  expect(answersOf(result)).toEqual(answers);
});

it.each([
  ['a score beyond the scale', { last: null, target: 165 }],
  ['a score between the steps', { last: null, target: 121 }],
  [
    'answers that are none',
    { last: { at: result.at, answers: [{ id: 'rs-01', given: 'yes' }] }, target: 120 },
  ],
])('takes %s for nothing', (_, kept) => {
  localStorage.setItem(name, JSON.stringify(kept));
  expect(readTarget()).toBeNull();
  expect(answersOf(result)).toBeNull();
});
