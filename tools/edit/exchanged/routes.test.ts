import { describe, expect, it } from 'vitest';
import type { BroughtIn, HandedOut } from '../panel/exchanged/contract';
import { undo } from '../texts/save.mjs';
import { checkouts } from '../texts/testing';
import { routes } from './routes.mjs';

const checkout = checkouts();

async function call<Answer>(
  context: Awaited<ReturnType<typeof checkout>>['context'],
  method: 'GET' | 'POST',
  input: object,
) {
  const route = routes.find((one) => one.method === method && one.path === 'exchanged');
  return (await route?.handle(context, route.input.parse(input))) as Answer;
}
const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64');

const handedOut = async (format: 'csv' | 'xliff', only = 'all') => {
  const made = await checkout();
  const file = await call<HandedOut>(made.context, 'GET', { locale: 'de', format, only });
  return { ...made, file };
};

describe.each(['csv', 'xliff'] as const)('a file of %s', (format) => {
  it('goes out, is looked at when it comes back, and is brought in as one step', async () => {
    const { context, file, read } = await handedOut(format);
    expect(file).toMatchObject({ name: `catalogs-de.${format === 'csv' ? 'csv' : 'xlf'}`, rows: 6 });
    const before = read('messages/de/home.json');
    const translated = base64(
      file.content.replace('Geh in den Test', 'Auf in den Test').replace(/\bNein\b/, 'Nein  danke'),
    );
    const dry = await call<BroughtIn>(context, 'POST', { file: translated, locale: 'ru', dry: true });
    expect(dry).toMatchObject({
      ...{ locale: 'de', same: 4, empty: 0, entry: null },
      changes: [{ key: 'home.hero.title', before: 'Geh in den Test', after: 'Auf in den Test' }],
      refused: [{ key: 'home.short.no', text: 'Nein  danke' }],
    });
    expect(read('messages/de/home.json')).toBe(before);
    const done = await call<BroughtIn>(context, 'POST', { file: translated, locale: 'ru', dry: false });
    expect(done.entry).toBeTruthy();
    expect(read('messages/de/home.json')).toBe(before.replace('Geh in den Test', 'Auf in den Test'));
    await undo(context);
    expect(read('messages/de/home.json')).toBe(before);
  });
});

it('has nothing to hand out where nothing is missing', async () => {
  expect((await handedOut('csv', 'missing')).file.rows).toBe(0);
});

it('takes the language that is meant where a table does not say its own', async () => {
  const { context } = await checkout();
  const file = base64('key,english,translation\nhome.short.yes,Yes,Doch\n');
  expect(await call<BroughtIn>(context, 'POST', { file, locale: 'de', dry: true })).toMatchObject({
    locale: 'de',
    changes: [{ key: 'home.short.yes', after: 'Doch' }],
  });
});

it.each([
  ['entities', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><xliff>&a;</xliff>', /document type/],
  ['a workbook', 'PK\u0003\u0004', /CSV UTF-8/],
  ['letters that are no UTF-8', Buffer.from([0x6b, 0xfc, 0x0a]), /UTF-8/],
  ['nothing', '', /empty/],
])('refuses a file with %s, in words', async (_, content, words) => {
  const { context } = await checkout();
  const input = { file: base64(content), locale: 'de', dry: false };
  await expect(call(context, 'POST', input)).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(words) as string,
  });
});

it('knows the languages and forms of the site alone', async () => {
  const { context } = await checkout();
  const unknown = call(context, 'GET', { locale: 'xx', format: 'csv', only: 'all' });
  await expect(unknown).rejects.toMatchObject({ code: 'file' });
  await expect(call(context, 'GET', { locale: 'de', format: 'exe', only: 'all' })).rejects.toThrow();
});
