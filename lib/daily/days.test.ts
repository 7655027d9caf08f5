import { expect, it } from 'vitest';
import { dayName, lastDays, rulerDays, withAnswered } from './days';

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();

it('names the day that it is where the reader is', () => {
  expect(dayName(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
  expect(dayName(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

it('shows four weeks, today last, also over a change of the clock', () => {
  const now = new Date(2026, 10, 10, 0, 30);
  const days = lastDays(['2026-11-10', '2026-11-08', '2026-10-14', '2026-10-13', '2026-11-11'], now);
  expect(days).toHaveLength(rulerDays);
  expect(days.flatMap((isOn, index) => (isOn ? [rulerDays - 1 - index] : []))).toEqual([27, 2, 0]);
});

it('adds the days on which something was answered, and keeps those that are known', () => {
  const days = ['2026-11-02'];
  const answers = { a: ['yes'], b: [], c: ['no'] };
  const times = { a: at(28), b: at(3, 23), forgotten: at(20), c: 0 };
  expect(withAnswered(days, answers, times)).toEqual(['2026-11-02', '2026-11-03', '2026-11-28']);
  expect(withAnswered(days, { a: ['yes'] }, { a: at(2) })).toBe(days);
});
