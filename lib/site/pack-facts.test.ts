import { expect, it } from 'vitest';
import { packFacts } from './pack-facts';

const single = { amount: 499, examNum: 1 };
const three = { amount: 1399, examNum: 3 };
const ten = { amount: 2799, examNum: 10 };

it('counts what an exam costs and what a pack saves', () => {
  const packs = [single, three, ten];
  expect(packFacts(single, packs)).toEqual({ each: 499, saved: 0, best: false });
  expect(packFacts(three, packs)).toEqual({ each: 466, saved: 98, best: false });
  expect(packFacts(ten, packs)).toEqual({ each: 280, saved: 2191, best: true });
});

it('claims no saving where single exams are not on sale', () => {
  expect(packFacts(three, [three, ten]).saved).toBe(0);
});

it('calls the cheapest exam the cheapest by its exact price, and never one that is bought alone', () => {
  expect(packFacts(single, [single]).best).toBe(false);
  const [dearer, cheaper] = [
    { amount: 1401, examNum: 5 },
    { amount: 2799, examNum: 10 },
  ];
  expect([packFacts(dearer, [dearer, cheaper]), packFacts(cheaper, [dearer, cheaper])]).toMatchObject([
    { each: 280, best: false },
    { each: 280, best: true },
  ]);
});
