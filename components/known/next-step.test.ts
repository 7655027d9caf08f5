import { expect, it } from 'vitest';
import type { DiagnosticResult } from '@/lib/diagnostic/result';
import { courses } from '@/lib/site/courses';
import { dueCards, nextStep } from './next-step';

const at = '2026-11-22T09:00:00.000Z';
const result = (...lessons: (typeof courses)[number]['key'][]): DiagnosticResult => ({
  ...{ at, low: 90, high: 120, timed: true, skills: { reading: null, listening: null } },
  lessons: lessons.map((lesson) => ({ lesson, reason: 'open' })),
});
const nobody = { progress: null, result: null, cards: null };

it('knows no step of a reader of whom nothing is known', () => {
  expect(nextStep(nobody)).toBeUndefined();
  expect(nextStep({ ...nobody, progress: {} })).toBeUndefined();
});

it('goes on where the reader was, at the questions, and says how many are answered', () => {
  const set = { answered: 2, right: 1, of: 2 };
  const progress = {
    readAloud: { opened: '2026-11-21T09:00:00.000Z' },
    interactiveReading: { opened: at, questions: 24, sets: { one: set } },
  };
  expect(nextStep({ ...nobody, progress })).toMatchObject({
    ...{ answered: 2, questions: 24 },
    path: '/courses/det-interactive-reading-course#practice',
  });
});

it('follows the diagnostic test, before the first lesson too, and past those that are finished', () => {
  const tested = result('listeningVocabulary', 'readAloud', 'readAndSelect');
  expect(nextStep({ ...nobody, result: tested })).toMatchObject({
    path: '/courses/det-listening-words#cards',
    answered: 0,
  });
  const progress = { listeningVocabulary: { opened: at, done: at } };
  expect(nextStep({ ...nobody, result: tested, progress })).toMatchObject({ course: { key: 'readAloud' } });
});

it('puts the first lesson of the test before the one that was open last, until it is finished', () => {
  const tested = result('fillInTheBlanks', 'readAndSelect');
  const opened = { readAndSelect: { opened: at } };
  expect(nextStep({ ...nobody, result: tested, progress: opened })).toMatchObject({
    course: { key: 'fillInTheBlanks' },
    isTested: true,
  });
  const finished = { ...opened, fillInTheBlanks: { opened: at, done: at } };
  expect(nextStep({ ...nobody, result: tested, progress: finished })).toMatchObject({
    course: { key: 'readAndSelect' },
    isTested: false,
  });
});

it('says so after the last lesson', () => {
  const progress = Object.fromEntries(courses.map(({ key }) => [key, { opened: at, done: at }]));
  expect(nextStep({ ...nobody, progress })).toBe('finished');
});

it('leads to the cards of most of the words that are due', () => {
  const today = 20_000;
  expect(dueCards({ cards: null }, today)).toBeNull();
  expect(dueCards({ cards: { 'pv-001': [1, today + 1, today] } }, today)).toBeNull();
  const photo = { 'pv-001': [1, today, today - 1], 'lv-009': [2, today + 2, today - 1] } as const;
  expect(dueCards({ cards: photo }, today)).toEqual({
    count: 1,
    path: '/courses/boost-det-vocabulary-7-adv-photo-desc-tech#cards',
  });
  const heard = { ...photo, 'lv-001': [1, today - 3, today - 9], 'lv-002': [0, today, today] } as const;
  expect(dueCards({ cards: heard }, today)).toEqual({
    count: 3,
    path: '/courses/det-listening-words#cards',
  });
});

it('counts the words that were missed in practice, which both lessons show', () => {
  const today = 20_000;
  const missed = { 'rs-104': [0, today, today], 'rs-105': [1, today, today - 1] } as const;
  expect(dueCards({ cards: missed }, today)).toEqual({
    count: 2,
    path: '/courses/boost-det-vocabulary-7-adv-photo-desc-tech#cards',
  });
  expect(dueCards({ cards: { ...missed, 'lv-001': [0, today, today] } }, today)).toEqual({
    count: 3,
    path: '/courses/det-listening-words#cards',
  });
});

it('counts no card that no lesson shows', () => {
  const today = 20_000;
  const gone = { 'rs-999': [0, today, today], 'pv-091': [0, today, today], word: [0, today, today] } as const;
  expect(dueCards({ cards: gone }, today)).toBeNull();
  expect(dueCards({ cards: { ...gone, 'pv-001': [0, today, today] } }, today)).toMatchObject({ count: 1 });
});
