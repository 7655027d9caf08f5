import { describe, expect, it } from 'vitest';
import { undo } from '../texts/save.mjs';
import type { Field, ListedRow, Part, RowFault, SavedRow } from './contract';
import { call, rowOf, sites } from './testing';

const questions = ['content/questions/read-and-select.json', 'content/exam/fill-in-the-blanks.json'];
const site = sites(['lib/site/price-list.ts', 'lib/site/facts.ts', 'content/reviews.json', ...questions]);

describe('a price', () => {
  it('is saved as the one number that changes, and taken back', async () => {
    const { context, changed } = await site();
    const { value } = await rowOf(context, 'memberships', 'vip-30');
    const next = { ...value, price: 21.9 };
    const input = { sheet: 'memberships', row: 'vip-30', from: value, value: next };
    expect((await call<SavedRow>(context, 'POST', '/save', input)).entry).toBeTruthy();
    expect(changed('lib/site/price-list.ts')).toEqual([
      "-  { vipId: 'vip-30', name: 'month', days: 30, price: 19.9, corrections: 50, tutor: true },",
      "+  { vipId: 'vip-30', name: 'month', days: 30, price: 21.9, corrections: 50, tutor: true },",
    ]);
    await undo(context);
    expect(changed('lib/site/price-list.ts')).toEqual([]);
  });

  it.each([
    [{ price: 19.905 }, [{ path: 'price', reason: 'Must be whole cents, such as 19.9 or 4.99.' }]],
    [{ days: 'many' }, [{ path: 'days', reason: 'Must be a whole number from 1.' }]],
    [{ corrections: 'some' }, [{ path: 'corrections', reason: "Must be a whole number, or 'unlimited'." }]],
    [
      { tutor: false },
      [{ path: '', reason: 'A membership without the tutor must cost less than those with it.' }],
    ],
  ])('is refused with the words of the price list: %j', async (change, faults) => {
    const { context, changed } = await site();
    const { value } = await rowOf(context, 'memberships', 'vip-90');
    const wrong = { ...value, ...change };
    const found = await call(context, 'POST', '/check', {
      sheet: 'memberships',
      row: 'vip-90',
      value: wrong,
    });
    expect(found).toEqual({ faults });
    const input = { sheet: 'memberships', row: 'vip-90', from: value, value: wrong };
    await expect(call(context, 'POST', '/save', input)).rejects.toMatchObject({
      code: 'faults',
      data: { faults },
    });
    expect(changed('lib/site/price-list.ts')).toEqual([]);
  });

  it('of a new plan comes with the plan’s name, in every language when it is that of the copied plan', async () => {
    const { context, read, changed } = await site();
    const { value } = await rowOf(context, 'memberships', 'vip-30');
    const row = { ...value, vipId: 'vip-60', name: 'twoMonths', days: 60, price: 29.9 };
    const input = { sheet: 'memberships', value: row, text: '{days} days', like: 'vip-30' };
    await call(context, 'POST', '/add', input);
    expect(changed('lib/site/price-list.ts')).toEqual([
      "+  { vipId: 'vip-60', name: 'twoMonths', days: 60, price: 29.9, corrections: 50, tutor: true },",
    ]);
    for (const code of ['en', 'de'])
      expect(JSON.parse(read(`messages/${code}/plans.json`)).names.twoMonths).toBe('{days} days');
    expect((await rowOf(context, 'memberships', 'vip-60')).texts).toEqual([
      { key: 'plans.names.twoMonths', english: '{days} days', missing: ['ru'] },
    ]);
  });
});

describe('a review', () => {
  it('is not written over what the file says by now', async () => {
    const { context, read, write, changed } = await site();
    const { value } = await rowOf(context, 'reviews', '2');
    write('content/reviews.json', read('content/reviews.json').replace('"rate": "4.8"', '"rate": "4.1"'));
    const input = { sheet: 'reviews', row: '2', from: value, value: { ...value, type: 1, about: 'tutor' } };
    const disk = { ...value, data: { ...value.data, rate: '4.1' } };
    await expect(call(context, 'POST', '/save', input)).rejects.toMatchObject({
      code: 'changed_on_disk',
      data: { disk },
    });
    expect(changed('content/reviews.json')).toEqual(['+        "rate": "4.1",']);
    await call(context, 'POST', '/save', { ...input, from: disk });
    expect(changed('content/reviews.json')).toContain('+      "about": "tutor"');
  });

  it('is added behind the others, with a number, a place, a key and its text', async () => {
    const { context, read } = await site();
    const data = { avatar: null, nickname: 'Yuki Z.', rate: '5', country: 'JP' };
    const value = { createTime: '2026-11-29T09:00:00.000Z', data };
    const add = (text: string) => call<SavedRow>(context, 'POST', '/add', { sheet: 'reviews', value, text });
    await expect(add('')).rejects.toMatchObject({ data: { faults: [{ path: 'text' }] } });
    await expect(add('Two  spaces, and {no} such name.')).rejects.toMatchObject({ code: 'faults' });
    expect(await add('I was calm.')).toMatchObject({ row: '19' });
    const { reviews } = JSON.parse(read('content/reviews.json')) as { reviews: object[] };
    expect(reviews.at(-1)).toEqual({
      ...{ id: 19, type: 1, order: 19, createTime: value.createTime },
      data: { ...data, content: 'yuki2' },
    });
    expect(Object.keys(reviews.at(-1) ?? {})).toEqual(Object.keys(reviews[0] ?? {}));
    expect(JSON.parse(read('messages/en/reviews.json')).yuki2).toBe('I was calm.');
  });

  it('goes with its texts, and comes back with them in one step', async () => {
    const { context, read } = await site();
    const before = read('content/reviews.json');
    const { value } = await rowOf(context, 'reviews', '2');
    await call(context, 'POST', '/remove', { sheet: 'reviews', row: '2', from: value });
    const { reviews } = JSON.parse(read('content/reviews.json')) as {
      reviews: { id: number; order: number }[];
    };
    expect(reviews).toHaveLength(17);
    expect(reviews.map(({ order }) => order)).toEqual(reviews.map((_, place) => place + 1));
    expect(read('messages/de/reviews.json')).toBe('{\n  "amara": "It worked."\n}\n');
    await undo(context);
    expect(read('content/reviews.json')).toBe(before);
    expect(JSON.parse(read('messages/de/reviews.json')).yuki).toBe('It is short.');
  });

  it('changes places with its neighbor, but not beyond the ends', async () => {
    const { context } = await site();
    const ids = async () => {
      const { list } = await call<{ list: ListedRow[] }>(context, 'GET', '/sheet', { sheet: 'reviews' });
      return list.slice(0, 2).map(({ id }) => id);
    };
    await call(context, 'POST', '/move', { sheet: 'reviews', row: '2', by: -1 });
    expect(await ids()).toEqual(['2', '1']);
    const beyond = call(context, 'POST', '/move', { sheet: 'reviews', row: '2', by: -1 });
    await expect(beyond).rejects.toMatchObject({ code: 'no_such_place' });
  });

  it('is found by its words and by those of its text', async () => {
    const { context } = await site();
    const find = async (q: string) => {
      const { list } = await call<{ list: ListedRow[] }>(context, 'GET', '/sheet', { sheet: 'reviews', q });
      return list.map(({ title }) => title);
    };
    expect(await find('yuki')).toEqual(['Yuki T.']);
    expect(await find('It WORKED')).toEqual(['Amara O.']);
    expect(await find('nothing of this kind')).toEqual([]);
  });
});

const partsIn = (field: Field): Part[] =>
  field.kind === 'group' ? field.parts.flatMap((part) => [part, ...partsIn(part.field)]) : [];

describe('facts', () => {
  it('are named for staff, each with its unit', async () => {
    const { context } = await site();
    const { field } = await rowOf(context, 'facts');
    const words = partsIn(field).map(({ label, help = '' }) => `${label} ${help}`);
    expect(words).toContain('Minutes, at most ');
    expect(words.filter((said) => /^M(?:in|ax)\b(?!utes)|^Code|ISO|spec|without repeat/.test(said))).toEqual(
      [],
    );
  });

  it('are a form with what the file says of each, of which the changed value alone is written', async () => {
    const { context, changed } = await site();
    const { value, field } = await rowOf(context, 'claims');
    expect(field.kind === 'group' && field.parts[1]).toMatchObject({
      name: 'users',
      help: 'Shown in the statistics of the home page.',
    });
    const next = { ...value, users: 450_000 };
    await call(context, 'POST', '/save', { sheet: 'claims', row: '', from: value, value: next });
    expect(changed('lib/site/facts.ts')).toEqual(['-  users: 400_000,', '+  users: 450_000,']);
  });
});

describe('a question', () => {
  it('of the exam is held to the rules of its type and to what others ask', async () => {
    const { context } = await site();
    const { value } = await rowOf(context, 'exam-fill-in-the-blanks', 'xf-001');
    const other = await rowOf(context, 'exam-fill-in-the-blanks', 'xf-002');
    const check = async (sentence: unknown) => {
      const input = { sheet: 'exam-fill-in-the-blanks', row: 'xf-001', value: { ...value, sentence } };
      const { faults } = await call<{ faults: RowFault[] }>(context, 'POST', '/check', input);
      return faults.map(({ path, reason }) => `${path}: ${reason}`);
    };
    expect(await check(value.sentence)).toEqual([]);
    expect(await check('No letters are missing.')).toEqual([expect.stringMatching(/^sentence: One word/)]);
    expect(await check(other.value.sentence)).toEqual([expect.stringMatching(/xf-002 says the same/)]);
    expect(await check('Please close the wind{ow}, because it is getting cold in this room.')).toEqual([
      expect.stringMatching(/can have read this before/),
    ]);
    expect(await check(5)).toEqual(['sentence: This has to be a text.']);
  });

  it('of the exam can be replaced, but neither added nor removed', async () => {
    const { context } = await site();
    const { value } = await rowOf(context, 'exam-fill-in-the-blanks', 'xf-001');
    const sheet = 'exam-fill-in-the-blanks';
    await expect(call(context, 'POST', '/add', { sheet, value })).rejects.toMatchObject({
      code: 'no_new_rows',
    });
    const remove = call(context, 'POST', '/remove', { sheet, row: 'xf-001', from: value });
    await expect(remove).rejects.toMatchObject({ code: 'fixed_rows' });
  });

  it('of the course gets the next name and the place of its level', async () => {
    const { context, read } = await site();
    const value = { word: 'planet', real: true, difficulty: 55 };
    const input = { sheet: 'questions-read-and-select', value, text: 'A body that goes around a star.' };
    const { row } = await call<SavedRow>(context, 'POST', '/add', input);
    const { items } = JSON.parse(read(questions[0] ?? '')) as { items: { id: string; difficulty: number }[] };
    expect(items.find(({ id }) => id === row)).toEqual({ id: row, ...value });
    expect(items.map(({ difficulty }) => difficulty)).toEqual(
      items.map(({ difficulty }) => difficulty).toSorted((one, other) => one - other),
    );
    expect(JSON.parse(read('messages/en/explanations.json'))[row]).toBe(input.text);
  });
});

it('takes names of its list alone, and says so where a file is broken or gone', async () => {
  const { context, write } = await site();
  for (const sheet of ['../../etc/passwd', 'content/reviews.json', ''])
    await expect(call(context, 'GET', '/sheet', { sheet })).rejects.toMatchObject({ code: 'no_such_list' });
  await expect(rowOf(context, 'reviews', '99')).rejects.toMatchObject({ code: 'no_such_row' });
  write('content/reviews.json', '{ "reviews": [');
  await expect(rowOf(context, 'reviews', '1')).rejects.toMatchObject({ code: 'unreadable' });
  await expect(rowOf(context, 'packs-of-nothing')).rejects.toMatchObject({ code: 'no_such_list' });
});
