import { expect, it } from 'vitest';
import { missedIn, withMissed } from './missed';
import { planOf } from './schedule';

it('a word that was missed in practice is a card that is due today', () => {
  const cards = withMissed({}, ['rs-104', 'pv-012'], 100);
  expect(missedIn(cards)).toEqual(['rs-104']);
  expect(planOf(missedIn(cards), cards, 100).queue).toEqual(['rs-104']);
  expect(planOf(['pv-012'], cards, 100).queue).toEqual(['pv-012']);
});

it('one that was known already begins anew, and the others stay', () => {
  const cards = { 'rs-104': [4, 130, 80], 'rs-105': [2, 103, 90] } as const;
  expect(withMissed(cards, ['rs-104'], 100)).toEqual({ 'rs-104': [0, 100, 80], 'rs-105': [2, 103, 90] });
  expect(withMissed(cards, [], 100)).toEqual(cards);
});
