import { expect, it } from 'vitest';
import { currency, includesTutor, nameOffer, offers, startingPrices, vipPlans } from './offers';

// The one test that repeats prices. Whoever changes a price on purpose changes it here too.
it('advertises the prices of the specification, sections 2 and 9, and of the API contract', () => {
  expect(currency).toBe('USD');
  expect(startingPrices).toEqual({
    ...{ practice: 990, mockExam: 499, writing: 990, speaking: 990, tutor: 1990, courses: 0 },
  });
  expect(offers.map(({ vipId, amount }) => [vipId, amount])).toEqual([
    ['vip-7', 990],
    ['vip-30', 1990],
    ['vip-90', 3990],
    ['mock-1', 499],
    ['mock-3', 1399],
    ['mock-5', 1799],
    ['mock-10', 2799],
  ]);
});

it('calls Pro what includes corrections without limit, and only that', () => {
  for (const { tag, unlimited, correctNum, name } of offers) {
    expect(tag === 'Pro', name).toBe(unlimited);
    expect(correctNum > 0 && unlimited, name).toBe(false);
  }
});

it('starts each product at a price at which something is sold', () => {
  const amounts = offers.map(({ amount }) => amount);
  for (const price of Object.values(startingPrices)) expect([0, ...amounts]).toContain(price);
  expect(startingPrices.practice).toBe(Math.min(...vipPlans.map(({ amount }) => amount)));
});

it('includes the tutor in the plans from its price on', () => {
  for (const { name, amount } of vipPlans)
    expect(includesTutor(name), name).toBe(amount >= startingPrices.tutor);
  expect(includesTutor('single')).toBeUndefined();
  expect(includesTutor('id:99')).toBeUndefined();
});

it('calls what another API sells by its kind: a pack by its exams, however long it lasts, and a plan by its days', () => {
  const say = (key: string, { days, exams }: { days: number; exams: number }) => `${key} ${days} ${exams}`;
  const pack = { name: 'A pack', type: '4', days: 90, examNum: 7 } as const;
  expect(nameOffer(say, pack)).toBe('plans.unnamed.exams 90 7');
  expect(nameOffer(say, { ...pack, type: '1' })).toBe('plans.unnamed.days 90 7');
  expect(nameOffer(say, { ...pack, examNum: 0 })).toBe('plans.unnamed.days 90 0');
  expect(nameOffer(say, { name: 'As it is called', days: 0, examNum: 0 })).toBe('As it is called');
});
