import { describe, expect, it } from 'vitest';
import { bankItems } from './bank-file';
import { bandOf, fileNames, filesFor } from './bands';
import { bankTypes, hasLevels, newCount } from './bank-types';

describe.each(bankTypes)('%s', (type) => {
  const items = bankItems(type);
  const names = fileNames(type);

  it('has more than one new set, and every item in one of its files', () => {
    expect(items.length).toBeGreaterThanOrEqual(2 * newCount(type));
    const used = new Set(items.map(({ id }) => names[bandOf(type, id)]));
    expect([...used]).toEqual(names);
  });

  it('names the files that have all items around a level', () => {
    if (!hasLevels(type)) return;
    for (let level = 40; level <= 150; level += 5) {
      const loaded = filesFor(type, level, []);
      const near = items.filter((item) => 'difficulty' in item && Math.abs(item.difficulty - level) <= 15);
      for (const { id } of near) expect(loaded, `${id} at ${level}`).toContain(names[bandOf(type, id)]);
    }
  });
});

it('loads what was asked before too', () => {
  expect(filesFor('readAndSelect', 45, [])).toEqual(['readAndSelect-1']);
  expect(filesFor('readAndSelect', 45, ['rs-550'])).toEqual(['readAndSelect-1', 'readAndSelect-3']);
});
