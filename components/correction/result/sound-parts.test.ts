import { expect, it } from 'vitest';
import { barsOf, labelled, timeMarks } from './sound-parts';

it('draws as many bars as there is room for, each as tall as its loudest part', () => {
  expect(barsOf([0, 1, 0.5, 0.25], 2, 10)).toBe('M25.00 0.0V10.0M75.00 2.5V7.5');
  expect(barsOf([0], 100, 10)).toBe('M50.00 4.0V6.0');
  expect(barsOf([], 100, 10)).toBe('');
});

it('writes the length of the longest pauses, none over another or over an edge', () => {
  const long = { start: 40, end: 44 };
  const near = { start: 46, end: 48 };
  const far = { start: 70, end: 71 };
  const first = { start: 0, end: 2 };
  expect(labelled([first, long, near, far], 100)).toEqual([long, far]);
});

it.each([
  [3.2, [0, 3.2]],
  [20, [0, 5, 10, 15, 20]],
  [61, [0, 15, 30, 45, 61]],
  [180, [0, 60, 120, 180]],
  [1000, [0, 1000]],
])('writes round moments of %s seconds', (seconds, moments) => {
  expect(timeMarks(seconds)).toEqual(moments);
});
