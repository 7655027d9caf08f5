import { expect, it } from 'vitest';
import { barCount, barsPath, shapeOf, silence } from './bars';

it('draws a bar for each level, around the middle of its box', () => {
  expect(barsPath([0, 1])).toBe('M3 23.5V24.5M9 2.5V45.5');
  expect(barsPath(silence).match(/M/g)).toHaveLength(barCount);
  expect(barsPath([])).toBe('');
});

it('draws a long recording by its loudest moments, and a short one as it is', () => {
  const long = Array.from({ length: 240 }, (_, index) => (index === 125 ? 0.9 : 0.1));
  const shape = shapeOf(long);
  expect(shape).toHaveLength(barCount);
  expect(shape[12]).toBe(0.9);
  expect(shape.filter((level) => level === 0.1)).toHaveLength(barCount - 1);
  expect(shapeOf([0.5])).toHaveLength(barCount);
  expect(shapeOf([0.5])[0]).toBe(0.5);
  expect(shapeOf([])).toEqual(silence);
});
