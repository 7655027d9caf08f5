import { expect, it } from 'vitest';
import { largestSaving, offerFacts, recommendedPlan, singleExam } from './offer-facts';
import { vipPlans } from './offers';

const pack = (examNum: number, amount: number) => ({ type: '4' as const, days: 0, examNum, amount });
const plan = (days: number, amount: number) => ({ type: '1' as const, days, examNum: 0, amount });

const single = pack(1, 499);
const three = pack(3, 1399);
const ten = pack(10, 2799);

it('counts what an exam costs and what a pack saves', () => {
  const all = [plan(7, 10), single, three, ten];
  const recommended = false;
  expect(offerFacts(single, all)).toEqual({ each: 499, saved: 0, best: false, recommended });
  expect(offerFacts(three, all)).toEqual({ each: 466, saved: 98, best: false, recommended });
  expect(offerFacts(ten, all)).toEqual({ each: 280, saved: 2191, best: true, recommended });
});

it('counts what a day costs, and says of plans nothing that is said of packs', () => {
  const [week, quarter] = [plan(7, 990), plan(90, 3990)];
  const all = [week, quarter, single, ten];
  const [saved, best] = [0, false];
  expect(offerFacts(week, all)).toEqual({ each: 141, saved, best, recommended: false });
  expect(offerFacts(quarter, all)).toEqual({ each: 44, saved, best, recommended: true });
  expect(offerFacts(plan(0, 990), all).each).toBeNull();
});

it('claims no saving where single exams are not on sale', () => {
  expect(singleExam([ten, single])).toBe(single);
  expect(singleExam([three, ten])).toBeUndefined();
  expect(offerFacts(three, [three, ten]).saved).toBe(0);
});

it('calls the cheapest exam the cheapest by its exact price, and never one that is bought alone', () => {
  expect(offerFacts(single, [single]).best).toBe(false);
  const [dearer, cheaper] = [pack(5, 1401), pack(10, 2799)];
  expect([offerFacts(dearer, [dearer, cheaper]), offerFacts(cheaper, [dearer, cheaper])]).toMatchObject([
    { each: 280, best: false },
    { each: 280, best: true },
  ]);
});

it('recommends the shortest plan in which the course can be taken twice', () => {
  expect(recommendedPlan(vipPlans)?.name).toBe('month');
  expect(recommendedPlan([{ days: 90 }, { days: 27 }])).toEqual({ days: 90 });
  expect(recommendedPlan([{ days: 7 }])).toBeUndefined();
});

it('compares the cheapest day with the dearest', () => {
  const [week, quarter] = [plan(7, 990), plan(90, 3990)];
  expect(largestSaving([week, quarter, { type: '4', days: 0, amount: 1 }])).toBe(68);
});

it('saves nothing where there is nothing to compare', () => {
  expect(largestSaving([])).toBe(0);
  expect(largestSaving([plan(7, 990)])).toBe(0);
  expect(largestSaving([{ type: '4', days: 0, amount: 499 }])).toBe(0);
  const free = plan(1, 0);
  expect(largestSaving([free, free])).toBe(0);
});
