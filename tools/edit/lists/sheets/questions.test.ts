import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Lists, RowFault, Sheet } from '../contract';
import { call, rowOf, sites } from '../testing';

const files = ['questions', 'bank', 'diagnostic', 'exam'].flatMap((folder) =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.json') && name !== 'sounds.json')
    .map((name) => `content/${folder}/${name}`),
);
const site = sites(files);

it('every file of questions is a list in which nothing is wrong', async () => {
  const { context } = await site();
  const { groups } = await call<Lists>(context, 'GET', '');
  const sheets = groups.flatMap((group) => group.sheets).filter(({ file }) => files.includes(file));
  expect(sheets.map(({ file }) => file).sort()).toEqual(files.toSorted());
  for (const { id, rows } of sheets) {
    const { list, faults } = await call<Sheet>(context, 'GET', '/sheet', { sheet: id });
    expect(faults, id).toEqual([]);
    expect(list, id).toHaveLength(rows ?? 0);
    const [first] = list;
    expect((await rowOf(context, id, first?.id)).faults, id).toEqual([]);
  }
});

it('a word of the practice bank comes with its text, an invented one with what gives it away', async () => {
  const { context } = await site();
  const real = await rowOf(context, 'bank-read-and-select', 'rs-104');
  expect(real.texts).toMatchObject([{ key: 'bank-words.rs-104', english: 'not the same' }]);
  const invented = await rowOf(context, 'bank-read-and-select', 'rs-101');
  expect(invented.texts).toMatchObject([{ key: 'bank-words.sound' }]);
});

it('a question of the practice bank repeats none of the course', async () => {
  const { context } = await site();
  const { value } = await rowOf(context, 'bank-fill-in-the-blanks', 'fb-101');
  const other = await rowOf(context, 'questions-fill-in-the-blanks', 'fb-01');
  const { faults } = await call<{ faults: RowFault[] }>(context, 'POST', '/check', {
    ...{ sheet: 'bank-fill-in-the-blanks', row: 'fb-101' },
    value: { ...value, sentence: other.value.sentence },
  });
  expect(faults.map(({ reason }) => reason)).toContainEqual(
    expect.stringContaining('The question fb-01 says the same'),
  );
});

it('a question keeps the place of its level', async () => {
  const { context, changed } = await site();
  const sheet = 'diagnostic-listen-and-type';
  const { value } = await rowOf(context, sheet, 'dd-01');
  const check = async (difficulty: number) => {
    const input = { sheet, row: 'dd-01', value: { ...value, difficulty } };
    return (await call<{ faults: RowFault[] }>(context, 'POST', '/check', input)).faults;
  };
  expect(await check(25)).toEqual([]);
  expect(await check(30)).toEqual([
    {
      path: '',
      reason: 'Questions go from easy to hard: dd-01 with level 30 cannot stand before dd-02 with level 25.',
    },
  ]);
  const next = { ...value, sentence: 'I like tea with milk and sugar.' };
  await call(context, 'POST', '/save', { sheet, row: 'dd-01', from: value, value: next });
  expect(changed('content/diagnostic/listen-and-type.json')).toEqual([
    '-    { "id": "dd-01", "sentence": "I like coffee with milk and sugar.", "difficulty": 20 },',
    '+    { "id": "dd-01", "sentence": "I like tea with milk and sugar.", "difficulty": 20 },',
  ]);
});
