import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Random } from '@/tests/crash/random';
import { isCommon } from './common-passwords';
import { isMostUsed } from './most-used';

/** Equal in every run. */
const random = new Random(2026);

const pick = (items: readonly string[]) => items[random.below(items.length)] ?? '';
const several = (count: number, one: () => string) => Array.from({ length: count }, one);

const words = (
  'teapot violin meadow copper lantern gravel orchid planet kettle walnut saddle marble ribbon harbor cactus pebble ' +
  'thunder velvet candle donkey island summer dragon monkey silver shadow love tiger flower orange happy winter music'
).split(' ');
const letters = [...'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'];
const signs = [...'abcdefghijkmnopqrstuvwxyz0123456789!@#$%^&*-_=+?'];

/** Passwords as their owners should choose them. */
const good: Record<string, () => string> = {
  'four words': () => several(4, () => pick(words)).join(' '),
  'three words without spaces': () => several(3, () => pick(words)).join(''),
  'a sentence with a year': () => `My ${pick(words)} and the ${pick(words)} of ${1900 + random.below(130)}!`,
  'twelve letters and digits': () => several(12, () => pick(letters)).join(''),
  'ten signs of all kinds': () => several(10, () => pick(signs)).join(''),
};

for (const [kind, make] of Object.entries(good)) {
  it(`takes 500 random passwords of ${kind}`, async () => {
    const refused: string[] = [];
    for (const password of several(500, make)) {
      if (await isCommon(password.toLowerCase())) refused.push(password);
    }
    expect(refused).toEqual([]);
  });
}

it('takes less than one in 100,000 for what it is not, and is small', async () => {
  let found = 0;
  for (let word = 0; word < 200_000; word += 1)
    if (await isMostUsed(`never used by anybody ${word}`)) found += 1;
  expect(found).toBeLessThanOrEqual(2);
  expect(statSync('lib/backend/accounts/passwords/most-used.bin').size).toBeLessThan(250_000);
});
