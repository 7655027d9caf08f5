import { expect, it } from 'vitest';
import fillInTheBlanks from '../../../content/bank/fill-in-the-blanks.json';
import listenAndType from '../../../content/bank/listen-and-type.json';
import readAndComplete from '../../../content/bank/read-and-complete.json';
import readAndSelect from '../../../content/bank/read-and-select.json';
import type { SingleItem } from '../item';
import { items } from '../items';
import { typesOf } from '../types';
import { askedOf, keyOf } from './key';

const bank = { readAndSelect, fillInTheBlanks, readAndComplete, listenAndType };

it.each(typesOf('single'))('what is shown of %s says nothing of what is right', (type) => {
  const all = [...items[type], ...bank[type].items].map((item) => ({ ...item, type }) as SingleItem);
  expect(all.length).toBeGreaterThan(20);
  for (const item of all) expectNoKey(item);
});

function expectNoKey(item: SingleItem) {
  const { id, type } = item;
  const shown = askedOf(item);
  if (item.type === 'readAndSelect') return expect(shown).toEqual({ id, type, word: item.word });
  if (item.type === 'listenAndType') return expect(shown).toEqual({ id, type });
  expect(shown).not.toHaveProperty('difficulty');
  const parts = 'parts' in shown ? shown.parts : expect.fail('no parts');
  const gaps = parts.filter((part) => typeof part !== 'string');
  expect(gaps.map(({ letters }) => letters)).toEqual(keyOf(item).right.map(({ length }) => length));
  for (const gap of gaps) expect(Object.keys(gap)).toEqual(['given', 'letters']);
  expect(JSON.stringify(parts)).not.toMatch(/[{]\w+[}]/);
}
