import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LongerChecked, LongerList, LongerSaved, LongerText } from './contract';
import { english, german, germanPost, post, withPosts } from './fixtures';

const key = 'blog/skills/photo';

describe('the list of longer texts', () => {
  it('says what each language has of a text, and lacks', async () => {
    const { call } = await withPosts({ [germanPost]: german.replace('title:', 'draft: true\ntitle:') });
    const { rows, categories } = await call<LongerList>('longer');
    expect(rows.map((row) => row.key)).toEqual(['blog/skills/other', key]);
    const [, photo] = rows;
    expect(photo).toMatchObject({
      address: '/blog/skills/photo',
      title: 'How to describe a photo in the test',
      languages: {
        en: { published: '2026-11-22', draft: false, broken: false },
        de: { title: 'Ein Foto im Test beschreiben', draft: true },
      },
    });
    expect(photo?.lacks).toEqual(expect.arrayContaining(['fr', 'ru']));
    expect(photo?.lacks).not.toContain('de');
    expect(categories).toEqual([{ path: 'skills', name: 'Skills' }]);
  });

  it('has a text whose lines above cannot be read', async () => {
    const { call } = await withPosts({ [post]: english.replace('title: ', 'title: a: ') });
    const { rows } = await call<LongerList>('longer');
    expect(rows.find((row) => row.key === key)?.languages.en).toMatchObject({ broken: true });
  });
});

it('a form is made of the schema of its kind', async () => {
  const { call } = await withPosts();
  const { fields, posts } = await call<LongerText>('longer/text', { key });
  expect(fields).toEqual([
    { name: 'title', kind: 'line', required: true, columns: { least: 4, most: 65 } },
    { name: 'description', kind: 'line', required: true, columns: { least: 60, most: 160 } },
    { name: 'name', kind: 'line', required: true, columns: { least: 2, most: 34 } },
    { name: 'published', kind: 'day', required: true },
    { name: 'updated', kind: 'day', required: true },
    { name: 'related', kind: 'posts', required: false },
    { name: 'draft', kind: 'switch', required: false },
  ]);
  expect(posts).toEqual([{ path: 'skills/other', title: 'How to describe a photo in the test' }]);
});

describe('what is wrong with a text as one types', () => {
  const reasons = async (text: string) => {
    const { call } = await withPosts();
    return call<LongerChecked>('longer/check', { key, locale: 'de', text });
  };

  it('is nothing where it is right, and its lines are measured', async () => {
    expect(await reasons(german)).toMatchObject({
      faults: [],
      columns: { title: 28 },
      said: { title: 'Ein Foto im Test beschreiben' },
      unreadable: false,
    });
  });

  it('is said with the line of the file, links that lead nowhere too', async () => {
    const { faults, unreadable } = await reasons(german.replace('/pricing', '/prizing'));
    expect(faults).toContainEqual({
      rule: 'article',
      reason: 'There is no page /prizing in this language.',
      line: 13,
    });
    expect(unreadable).toBe(false);
  });

  it('keeps a text from being saved only where no page can be made of it', async () => {
    expect(await reasons(german.replace('Beginne', '<b>Beginne'))).toMatchObject({ unreadable: true });
    expect((await reasons(german.replace('Beginne', '{price} Beginne'))).faults).toContainEqual(
      expect.objectContaining({ line: 17, reason: expect.stringContaining('{price}') }),
    );
  });
});

describe('saving', () => {
  it('writes that file alone, as the formatter has it, as one step that can be undone', async () => {
    const { call, read, context } = await withPosts();
    const text = german.replace('- Beginne mit', '* Beginne  mit');
    const saved = await call<LongerSaved>('longer/save', { key, from: { de: german }, texts: { de: text } });
    expect(saved.texts.de).toBe(german);
    const more = german.replace('eine Minute', '60 Sekunden');
    const { entry } = await call<LongerSaved>('longer/save', {
      key,
      from: { de: german },
      texts: { de: more },
    });
    expect(read(germanPost)).toBe(more);
    expect(read(post)).toBe(english);
    const [last] = (await context.journal.list()).slice(-1);
    expect(last).toMatchObject({ id: entry, changes: [{ file: germanPost, key: '', before: german }] });
  });

  it('refuses what somebody else changed meanwhile, with what the file says', async () => {
    const { call, read } = await withPosts();
    const from = german.replace('Minute', 'Stunde');
    const saving = call('longer/save', { key, from: { de: from }, texts: { de: german } });
    await expect(saving).rejects.toMatchObject({ code: 'changed_on_disk', data: { disk: { de: german } } });
    expect(read(germanPost)).toBe(german);
  });

  it('refuses what no page can be made of, with the faults', async () => {
    const { call, read } = await withPosts();
    const texts = { de: german.replace('Beginne', '<b>Beginne') };
    await expect(call('longer/save', { key, from: { de: german }, texts })).rejects.toMatchObject({
      code: 'faults',
      data: { faults: { de: [expect.objectContaining({ line: 17 })] } },
    });
    expect(read(germanPost)).toBe(german);
  });

  it('knows texts of the list alone', async () => {
    const { call, root } = await withPosts();
    for (const other of ['../../README', 'blog/../../package', 'messages/en/home', 'blog/skills/none']) {
      const saving = call('longer/save', { key: other, from: { en: null }, texts: { en: english } });
      await expect(saving).rejects.toMatchObject({ code: 'no_such_text' });
    }
    const texts = { '../en': english };
    await expect(call('longer/save', { key, from: { '../en': null }, texts })).rejects.toMatchObject({
      code: 'no_such_language',
    });
    expect(existsSync(path.join(root, 'content/blog/en/skills/none.mdx'))).toBe(false);
  });
});

describe('a new post', () => {
  it('is a draft whose address is made of its title, and which has no fault', async () => {
    const { call, read } = await withPosts();
    const input = { title: 'Don’t panic: Café & 7 days', category: 'skills' };
    const made = await call<{ key: string }>('longer/new', input);
    expect(made).toEqual({ key: 'blog/skills/dont-panic-cafe-7-days' });
    const text = read('content/blog/en/skills/dont-panic-cafe-7-days.mdx');
    expect(text).toContain("title: 'Don’t panic: Café & 7 days'\n");
    expect(text).toContain('\ndraft: true\n---\n');
    expect(await call('longer/check', { key: made.key, locale: 'en', text })).toMatchObject({ faults: [] });
    expect(await call('longer/new', input)).toEqual({ key: 'blog/skills/dont-panic-cafe-7-days-2' });
  });

  it('lies in a category that there is, and needs letters for its address', async () => {
    const { call } = await withPosts();
    await expect(call('longer/new', { title: 'A', category: '../legal' })).rejects.toMatchObject({
      code: 'no_such_category',
    });
    await expect(call('longer/new', { title: '写真', category: 'skills' })).rejects.toMatchObject({
      code: 'no_address',
    });
  });
});

describe('a translation that is begun', () => {
  it('is a draft with the sections of the English, each of which the check names', async () => {
    const { call, read } = await withPosts();
    await call('longer/translate', { key, locale: 'ru' });
    const text = read('content/blog/ru/skills/photo.mdx');
    expect(text).toBe(english.replace(/related:\n.*\n/, 'draft: true\n'));
    const { faults } = await call<LongerChecked>('longer/check', { key, locale: 'ru', text });
    const toDo = faults.filter(({ rule }) => rule === 'untranslated');
    expect(toDo.every(({ warning }) => warning)).toBe(true);
    expect(toDo.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '1 The title is still English: translate it.',
      '1 The description is still English: translate it.',
      '1 Above the first section one text is still English: translate it.',
      '12 In the section “Look at the photo first” 2 texts are still English: translate them.',
      '16 In the section “Then write it down” 2 texts are still English: translate them.',
    ]);
  });

  it('is no longer a draft only when all of it is translated', async () => {
    const { call, read } = await withPosts();
    await call('longer/translate', { key, locale: 'ru' });
    const text = read('content/blog/ru/skills/photo.mdx').replace('draft: true\n', '');
    const { faults } = await call<LongerChecked>('longer/check', { key, locale: 'ru', text });
    expect(faults.filter(({ rule, warning }) => rule === 'untranslated' && !warning)).toHaveLength(5);
  });

  it('needs the category of its post in its language', async () => {
    const { call, root } = await withPosts({ 'content/blog/ru/categories.yml': '' });
    const begun = call('longer/translate', { key, locale: 'ru' });
    await expect(begun).rejects.toThrow('no category skills yet');
    expect(existsSync(path.join(root, 'content/blog/ru/skills/photo.mdx'))).toBe(false);
  });

  it('overwrites nothing', async () => {
    const { call, read } = await withPosts();
    await expect(call('longer/translate', { key, locale: 'de' })).rejects.toMatchObject({ code: 'there' });
    expect(read(germanPost)).toBe(german);
  });
});
