import { expect, it } from 'vitest';
import { priceListProblems, priceListShape } from './check-price-list';
import { memberships, packs } from './price-list';

const plan = { vipId: 'vip-30', name: 'month', days: 30, price: 19.9, corrections: 50, tutor: true };
const pack = { vipId: 'mock-1', name: 'single', exams: 1, price: 4.99 };

it('finds nothing wrong with the price list of this site', () => {
  expect(priceListProblems()).toEqual([]);
  expect(priceListShape.parse({ memberships, packs })).toEqual({ memberships, packs });
});

it.each([
  [{ price: 19.905 }, 'price must be whole cents, such as 19.9 or 4.99, not 19.905'],
  [{ price: '19.90' }, 'price must be a number of dollars, such as 19.9, not "19.90"'],
  [{ price: 0.2 }, 'price must be at least 0.50 dollars, not 0.2'],
  [{ price: 19900 }, 'price must be below 10,000 dollars, not 19900'],
  [{ days: 0 }, 'days must be a whole number from 1, not 0'],
  [{ days: 30.5 }, 'days must be a whole number from 1, not 30.5'],
  [{ corrections: 'many' }, 'corrections must be a whole number, or \'unlimited\', not "many"'],
  [{ corrections: -1 }, 'corrections must be a whole number from 0, not -1'],
  [{ name: 'A month' }, 'name must be one word of letters, such as month, not "A month"'],
])('says what is wrong with a membership of %j', (change, problem) => {
  const [found, ...more] = priceListProblems({
    memberships: [plan, { ...plan, vipId: 'vip-9', name: 'nine', ...change }],
    packs: [pack],
  });
  expect([found, more]).toEqual([`membership 2 ("vip-9"): ${problem}`, []]);
});

it('says what is missing, misspelt, double and left out', () => {
  const { days, ...endless } = plan;
  expect(days).toBe(30);
  expect(priceListProblems({ memberships: [endless], packs: [pack] })).toEqual([
    'membership 1 ("vip-30"): days must be a whole number from 1, not undefined',
  ]);
  expect(priceListProblems({ memberships: [plan], packs: [{ ...pack, exmas: 3 }] })).toEqual([
    'pack 1 ("mock-1"): Unrecognized key: "exmas"',
  ]);
  expect(priceListProblems({ memberships: [plan, plan], packs: [] })).toEqual([
    'vipId "vip-30" stands in two rows; each has its own',
    'name "month" stands in two rows; each has its own',
  ]);
  expect(priceListProblems({ memberships: [{ ...plan, tutor: false, corrections: 0 }], packs: [] })).toEqual([
    'one membership at least must include the tutor',
    'one membership at least must include corrections',
  ]);
});

it('holds the plans to what the pages say of the tutor', () => {
  const without = { ...plan, vipId: 'vip-7', name: 'week', tutor: false };
  const check = (price: number) =>
    priceListProblems({ memberships: [plan, { ...without, price }], packs: [pack] });
  expect(check(19.89)).toEqual([]);
  expect(check(19.9)).toEqual(['a membership without the tutor must cost less than those with it']);
});

it.each([4.99, 9.9, 19.9, 1.15, 8.2, 1001.1, 0.57])('knows %d as whole cents', (price) => {
  expect(priceListProblems({ memberships: [plan], packs: [{ ...pack, price }] })).toEqual([]);
});
