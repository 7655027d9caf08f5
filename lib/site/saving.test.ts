import { expect, it } from 'vitest';
import { largestSaving } from './saving';

it('compares the cheapest day with the dearest', () => {
  const week = { type: '1', days: 7, amount: 990 } as const;
  const quarter = { type: '1', days: 90, amount: 3990 } as const;
  expect(largestSaving([week, quarter, { type: '4', days: 0, amount: 1 }])).toBe(68);
});

it('saves nothing where there is nothing to compare', () => {
  expect(largestSaving([])).toBe(0);
  expect(largestSaving([{ type: '1', days: 7, amount: 990 }])).toBe(0);
  expect(largestSaving([{ type: '4', days: 0, amount: 499 }])).toBe(0);
  const free = { type: '1', days: 1, amount: 0 } as const;
  expect(largestSaving([free, free])).toBe(0);
});
