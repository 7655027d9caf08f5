import { expect, it } from 'vitest';
import { levelBands, levelOf, scalePercent, scaleTicks, scaleX } from './scale';

it('puts the ends of the scale at the ends of the ruler', () => {
  expect([scaleX(10), scaleX(85), scaleX(160)]).toEqual(['0.00%', '50.00%', '100.00%']);
});

it('has a tick every five points', () => {
  expect(scaleTicks).toHaveLength(31);
  expect(scaleTicks.every((score) => score % 5 === 0)).toBe(true);
});

it('covers the whole scale with levels, without a gap', () => {
  expect(levelBands.map(({ to }) => to).slice(0, -1)).toEqual(levelBands.map(({ from }) => from).slice(1));
  expect(scalePercent(levelBands.at(-1)?.to ?? 0)).toBe(100);
});

it.each([
  [55, 'A1–A2'],
  [60, 'B1'],
  [95, 'B1'],
  [100, 'B2'],
  [125, 'B2'],
  [130, 'C1'],
  [155, 'C2'],
])('reads %i as %s', (score, level) => {
  expect(levelOf(score)).toBe(level);
});
