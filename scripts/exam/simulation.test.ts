import { expect, it, vi } from 'vitest';
import { examBank } from '@/lib/exam/bank/bank';
import { bandsOf, figuresOf, simulate } from './simulation';

/*
 * A small form of `npm run simulate`, with its limits: the engine measures what it says, with the bank as it is.
 */

vi.setConfig({ testTimeout: 60_000 });

const { first, third, exposure, repeats } = simulate(examBank(), 150);

it('ranges hold in 90 to 98 of 100 exams', () => {
  const { held, reading, listening } = figuresOf([...first, ...third]);
  for (const share of [held, reading, listening]) {
    expect(share).toBeGreaterThanOrEqual(0.9);
    expect(share).toBeLessThanOrEqual(0.98);
  }
});

it('scores are right on average, in every band but the ends within six points', () => {
  const bands = bandsOf(first);
  expect(Math.abs(figuresOf(first).error)).toBeLessThan(2);
  for (const { from, to, sat } of bands) {
    const { error } = figuresOf(sat);
    expect(Math.abs(error), `${from} to ${to}`).toBeLessThan(from < 50 || to > 150 ? 9 : 6);
  }
});

it('an exam is as long as a test, and its range as narrow as it can be', () => {
  const { questions, width } = figuresOf(first);
  expect(questions).toBeGreaterThan(70);
  expect(questions).toBeLessThan(85);
  expect(width).toBeLessThan(24);
});

it('nothing is asked in more than 40 of 100 exams', () => {
  for (const { type, share } of exposure) expect(share, type).toBeLessThanOrEqual(0.4);
});

it('nothing is asked twice in three exams', () => {
  expect(repeats).toBe(0);
});
