import { expect, it } from 'vitest';
import { locales } from '../../../../lib/i18n/locales';
import { claims, exchange, facts } from '../../../../lib/site/facts';
import { factsShape } from './facts-shape.mjs';

const shape = factsShape(locales);
const file = { claims, facts, exchange };

it('has every value of lib/site/facts.ts, and no other', () => {
  expect(shape.parse(file)).toEqual(file);
});

it.each([
  ['a share of more than all', { ...file, claims: { ...claims, successRate: 95 } }, 'claims.successRate'],
  ['a half user', { ...file, claims: { ...claims, users: 0.5 } }, 'claims.users'],
  [
    'a range from more to less',
    { ...file, facts: { ...facts, scale: { min: 160, max: 10 } } },
    'facts.scale.max',
  ],
  ['a day that is none', { ...file, exchange: { ...exchange, checked: 'in May' } }, 'exchange.checked'],
  [
    'a currency by its sign',
    { ...file, exchange: { ...exchange, rates: { de: { currency: '€', perDollar: 0.9 } } } },
    'exchange.rates.de.currency',
  ],
])('refuses %s', (_, wrong, path) => {
  const { error } = shape.safeParse(wrong);
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});
