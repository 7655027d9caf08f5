import { expect, it } from 'vitest';
import { gapBetween, gapSize, scoreRow, scoreTable } from './score-table';

it('has a row for each step from 55 to 160, and the levels of the scale', () => {
  expect(scoreTable.map(({ det }) => det)).toEqual(Array.from({ length: 22 }, (_, index) => 160 - index * 5));
  expect(scoreRow(120)).toMatchObject({ ielts: '6.5', toefl: '87–92', cefr: 'B2' });
  expect(scoreRow(130)?.cefr).toBe('C1');
  expect(scoreRow(10)).toEqual(scoreRow(55));
});

it('takes a gap of one step for one that chance alone can close', () => {
  expect(gapBetween(120, 115)).toBe(0);
  expect([0, 5, 10, 15, 25, 30].map(gapSize)).toEqual([
    'none',
    'small',
    'middle',
    'middle',
    'middle',
    'large',
  ]);
});
