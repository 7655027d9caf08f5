import { expect, it } from 'vitest';
import { freePractice } from '../site/free-practice';
import { isFreeLeft, usedOn, withUse } from './free';

it('counts each question of a day once, and none of another day', () => {
  const some = withUse(null, 7, ['rs-101', 'ir-101-1', 'ir-101-2']);
  expect(usedOn(some, 7)).toBe(3);
  expect(withUse(some, 7, ['rs-101'])).toBe(some);
  expect(usedOn(withUse(some, 7, ['rs-101', 'rs-102']), 7)).toBe(4);
  expect(usedOn(some, 8)).toBe(0);
  expect(withUse(some, 8, ['rs-103'])).toEqual({ day: 8, ids: ['rs-103'] });
  expect(usedOn(null, 7)).toBe(0);
});

it('ends with the last free question', () => {
  expect(isFreeLeft(freePractice.questionsADay - 1)).toBe(true);
  expect(isFreeLeft(freePractice.questionsADay)).toBe(false);
});
