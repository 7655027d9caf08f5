import { expect, it } from 'vitest';
import { joint, path, towards } from './joints';

const apart = (one: readonly [number, number], other: readonly [number, number]) =>
  Math.hypot(one[0] - other[0], one[1] - other[1]);

it('bends a limb where its bones meet, to the side it is told', () => {
  const elbow = joint([0, 0], [40, 0], 1, [29, 31]);
  expect(apart([0, 0], elbow)).toBeCloseTo(29);
  expect(apart(elbow, [40, 0])).toBeCloseTo(31);
  expect(elbow[1]).toBeGreaterThan(0);
  expect(joint([0, 0], [40, 0], -1, [29, 31])[1]).toBeLessThan(0);
});

it('straightens a limb that reaches far, so that the hand is where it holds', () => {
  const elbow = joint([0, 0], [80, 0], 1, [29, 31]);
  expect(apart([0, 0], elbow) + apart(elbow, [80, 0])).toBeCloseTo(80 * 1.015);
});

it('writes points as a path at a tenth of a unit', () => {
  expect(path([0.04, 1.26], [2, 3])).toBe('M0 1.3L2 3');
  expect(towards([0, 0], [10, 0], 4)).toEqual([4, 0]);
});
