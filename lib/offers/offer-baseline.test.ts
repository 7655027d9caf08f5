import { expect, it } from 'vitest';
import { offerFingerprint } from './offer-baseline';
import { offers } from './offers';

const pages = offerFingerprint(offers);

it('is the same for an answer that says the same, in whatever order it names things', () => {
  const answer = offers.map((offer) => ({ testShop: true, ...offer, originalAmount: undefined }));
  const turned = answer.map((plan) => Object.fromEntries(Object.entries(plan).reverse()));
  expect(offerFingerprint(JSON.parse(JSON.stringify(turned)))).toBe(pages);
});

// A pack is told from a plan by its days and exams, and what is owned is asked for by users alone.
const compared = Object.keys(offers[0] ?? {}).filter((key) => key !== 'type');

it.each(compared)('is another when %s is', (key) => {
  const [first, ...others] = offers;
  expect(offerFingerprint([{ ...first, [key]: 'other' }, ...others])).not.toBe(pages);
});

it('is another for more, for fewer and for what is no list', () => {
  expect(offerFingerprint([...offers, offers[0]])).not.toBe(pages);
  expect(offerFingerprint(offers.slice(1))).not.toBe(pages);
  for (const answer of [null, '<html>', { data: offers }, [null]])
    expect(offerFingerprint(answer)).not.toBe(pages);
});
