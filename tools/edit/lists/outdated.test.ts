import { expect, it } from 'vitest';
import { outdatedTexts } from './outdated.mjs';
import type { SavedRow } from './contract';
import { sheetOf } from './read-sheet.mjs';
import { call, rowOf, sites } from './testing';

const file = 'content/bank/fill-in-the-blanks.json';
const site = sites([file, 'messages/en/bank-sentences.json']);
const sheet = 'bank-fill-in-the-blanks';

it('a saved question says which explanation names what is no longer in it', async () => {
  const { context, changed } = await site();
  context.tables.namespaces.push('bank-sentences');
  const { value } = await rowOf(context, sheet, 'fb-101');
  const save = (from: object, next: object) =>
    call<SavedRow>(context, 'POST', '/save', { sheet, row: 'fb-101', from, value: next });
  const other = { ...value, sentence: 'My uncle is a farm{er} at a small school.' };
  expect((await save(value, other)).outdated).toEqual([{ key: 'bank-sentences.fb-101', words: ['teacher'] }]);
  expect(changed(file)).toHaveLength(2);
  // What the explanation names stands in it again.
  expect((await save(other, value)).outdated).toEqual([]);
});

it.each([
  ['a word that never stood in it', 'A <en>driver</en> is no <en>uncle</en>.', []],
  ['a word that still stands in it', 'At a <en>school</en>.', []],
  ['a word in another case, among others', '<en>A Teacher</en> of <en>the teacher’s</en>.', ['teacher']],
  ['a word outside of the English words', 'She is a teacher.', []],
])('%s', async (_, text, words) => {
  const source = await sheetOf(sheet);
  const context = { store: { read: () => text } } as unknown as Parameters<typeof outdatedTexts>[0];
  const question = (sentence: string) => ({ id: 'fb-101', sentence, difficulty: 40 });
  const before = question('My aunt is a teac{her} at a small school.');
  const found = outdatedTexts(context, source, before, question('My aunt is a farm{er} at a small school.'));
  expect(found.flatMap((one) => one.words)).toEqual(words);
});
