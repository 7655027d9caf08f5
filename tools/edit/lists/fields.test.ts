import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldOf } from './fields.mjs';
import { sheets } from './sheets/sheets.mjs';
import type { Field, Part } from './contract';

const parts = (shape: z.ZodType, words = {}): Part[] => {
  const field = fieldOf(z.object({ rows: z.array(shape) }), ['rows'], true, words);
  return field.kind === 'group' ? field.parts : [];
};

describe('fieldOf', () => {
  it('asks for what the schema allows, with its bounds', () => {
    const shape = z.strictObject({
      shortName: z.string().max(60),
      story: z.string(),
      level: z.number().min(10).max(160).multipleOf(5),
      place: z.int().positive(),
      sure: z.boolean(),
      kind: z.enum(['noun', 'verb']),
      on: z.iso.date(),
      at: z.iso.datetime(),
      type: z.literal(1),
      words: z.array(z.string().regex(/^[a-z]+$/)).length(3),
    });
    expect(parts(shape).map(({ field }) => field)).toEqual([
      { kind: 'text', most: 60 },
      { kind: 'text', long: true },
      { kind: 'number', least: 10, most: 160, step: 5 },
      { kind: 'number', whole: true, least: 1 },
      { kind: 'yes-no' },
      { kind: 'choice', options: ['noun', 'verb'] },
      { kind: 'day' },
      { kind: 'moment' },
      { kind: 'fixed', value: 1 },
      { kind: 'list', of: { kind: 'text' }, least: 3, most: 3 },
    ]);
    expect(parts(shape).map(({ label }) => label)[0]).toBe('Short name');
  });

  it('tells the forms of a value apart, by words of staff where there are some', () => {
    const shape = z.strictObject({
      corrections: z.union([z.literal('unlimited'), z.int()]),
      picture: z.string().nullable(),
      word: z.discriminatedUnion('real', [
        z.strictObject({ real: z.literal(true) }),
        z.strictObject({ real: z.literal(false) }),
      ]),
    });
    const names = parts(shape, { picture: { own: 'An address' } }).map(
      ({ field }) => field.kind === 'either' && field.options.map(({ name }) => name),
    );
    expect(names).toEqual([
      ['Without a limit', 'A number'],
      ['An address', 'None'],
      ['A real word', 'An invented word'],
    ]);
  });

  it('says what may be left out, what stays, and what helps', () => {
    const shape = z.strictObject({ id: z.string(), about: z.literal('x').optional() });
    expect(
      parts(shape, { id: { kept: 'always', label: 'Name' }, about: { help: 'Only then.' } }),
    ).toMatchObject([
      { name: 'id', label: 'Name', kept: 'always' },
      { name: 'about', optional: true, help: 'Only then.' },
    ]);
  });
});

/** Kinds that a form has no control for would be drawn as texts. */
const kindsIn = (field: Field): string[] => {
  if (field.kind === 'group') return field.parts.flatMap((part) => kindsIn(part.field));
  if (field.kind === 'either') return field.options.flatMap((option) => kindsIn(option.field));
  return field.kind === 'list' ? kindsIn(field.of) : [field.kind];
};

it('knows every value of the lists of this site', async () => {
  for (const { id, shape, at, rows, words } of await sheets()) {
    const kinds = kindsIn(fieldOf(shape, at, rows, words));
    expect(kinds.length, id).toBeGreaterThan(0);
  }
});
