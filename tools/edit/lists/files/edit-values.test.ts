import { describe, expect, it } from 'vitest';
import { differing } from '../../texts/testing';
import { withEdits } from './edit-values.mjs';

const json = `{
  "items": [
    { "id": "a", "words": ["one", "two"], "level": 5 },
    {
      "id": "b",
      "words": [],
      "level": 10
    }
  ]
}
`;
const source = `/** What is sold. */
export const list = [
  // The first one.
  { name: 'week', price: 9.9, kept: true },
  { name: "don't", price: 19.9, kept: false },
] as const satisfies readonly Row[];

export const rates: Partial<Record<string, object>> = {
  /** The day. */
  checked: '2026-11-20',
  users: 400_000,
  of: { de: { perDollar: 0.86 }, ja: { perDollar: -150 } },
};
`;
const one = { id: 'a', words: ['one', 'two'], level: 5 };
const inJson = async (change: Parameters<typeof withEdits>[2]) =>
  differing(json, await withEdits('x.json', json, change));
const inSource = async (change: Parameters<typeof withEdits>[2]) =>
  differing(source, await withEdits('x.ts', source, change));

describe('a value of JSON', () => {
  it('is changed in its place, and nothing else', async () => {
    expect(await inJson((at) => at.change(['items', 0], one, { ...one, level: 15 }))).toEqual([
      '-    { "id": "a", "words": ["one", "two"], "level": 5 },',
      '+    { "id": "a", "words": ["one", "two"], "level": 15 },',
    ]);
  });

  it('is added behind the others, and taken away', async () => {
    const more = { ...one, kind: 'new', note: 'x' };
    expect(await inJson((at) => at.change(['items', 0], one, more))).toContain(
      '+    { "id": "a", "words": ["one", "two"], "level": 5, "kind": "new", "note": "x" },',
    );
    expect(await inJson((at) => at.change(['items', 0], one, { id: 'a', level: 5 }))).toContain(
      '+    { "id": "a", "level": 5 },',
    );
  });

  it('changes nothing when it is the same', async () => {
    expect(
      await inJson((at) => at.change(['items', 0], one, { level: 5, words: ['one', 'two'], id: 'a' })),
    ).toEqual([]);
  });
});

describe('a row of JSON', () => {
  it('is put in as the row before it is written', async () => {
    const row = { id: 'c', words: ['x'], level: 15 };
    expect(await inJson((at) => [at.insert(['items'], 1, row)])).toEqual([
      '+    { "id": "c", "words": ["x"], "level": 15 },',
    ]);
    expect(await inJson((at) => [at.insert(['items'], 2, row)])).toEqual([
      '+    },',
      '+      "id": "c",',
      '+      "words": ["x"],',
      '+      "level": 15',
    ]);
  });

  it.each([0, 1])('is taken out at place %i, with its comma', async (place) => {
    const after = await withEdits('x.json', json, (at) => [at.remove(['items'], place)]);
    expect(JSON.parse(after).items).toHaveLength(1);
  });

  it('changes places with another one', async () => {
    const after = await withEdits('x.json', json, (at) => at.swap(['items'], 0, 1));
    expect(JSON.parse(after).items.map(({ id }: { id: string }) => id)).toEqual(['b', 'a']);
  });

  it('is the first of an empty list, and the last that goes', async () => {
    const empty = await withEdits('x.json', '{ "items": [] }\n', (at) => [at.insert(['items'], 0, 1)]);
    expect(empty).toBe('{ "items": [1] }\n');
    expect(await withEdits('x.json', empty, (at) => [at.remove(['items'], 0)])).toBe('{ "items": [] }\n');
  });
});

describe('a value of TypeScript', () => {
  it('is changed where it is written, with comments and groups of digits kept', async () => {
    expect(await inSource((at) => at.change(['rates', 'users'], 400_000, 1_250_000))).toEqual([
      '-  users: 400_000,',
      '+  users: 1_250_000,',
    ]);
    expect(await inSource((at) => at.change(['list', 0, 'name'], 'week', "it’s “a” 'week'"))).toContain(
      '+  { name: "it’s “a” \'week\'", price: 9.9, kept: true },',
    );
  });

  it('is added, replaced and taken away in an object', async () => {
    const before = { de: { perDollar: 0.86 }, ja: { perDollar: -150 } };
    expect(
      await inSource((at) => at.change(['rates', 'of'], before, { ...before, th: { perDollar: 33 } })),
    ).toContain('+  of: { de: { perDollar: 0.86 }, ja: { perDollar: -150 }, th: { perDollar: 33 } },');
    expect(await inSource((at) => at.change(['rates', 'of'], before, { de: before.de }))).toContain(
      '+  of: { de: { perDollar: 0.86 } },',
    );
  });

  it('is a row that is added, moved or taken out', async () => {
    const row = { name: 'year', price: 99, kept: true };
    expect(await inSource((at) => [at.insert(['list'], 2, row)])).toEqual([
      "+  { name: 'year', price: 99, kept: true },",
    ]);
    expect(await inSource((at) => [at.remove(['list'], 1)])).toEqual([
      `-  { name: "don't", price: 19.9, kept: false },`,
    ]);
  });
});

it('leaves a file alone that is not as the formatter writes it, but for the value', async () => {
  const odd = '{"items":[1,\n\n 2]}';
  expect(await withEdits('x.json', odd, (at) => at.change(['items', 1], 2, 3))).toBe('{"items":[1,\n\n 3]}');
});

it('refuses a place that the file does not have', async () => {
  await expect(withEdits('x.json', json, (at) => at.change(['nothing'], 1, 2))).rejects.toThrow(
    'nothing at nothing',
  );
});
