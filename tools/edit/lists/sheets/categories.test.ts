import { expect, it } from 'vitest';
import { undo } from '../../texts/save.mjs';
import type { ListedRow, SavedRow } from '../contract';
import { call, rowOf, sites } from '../testing';

const file = 'content/blog/de/categories.yml';
const site = sites(['content/blog/en/categories.yml', file]);
const sheet = 'categories-de';

it('is an entry of its language, of which the changed words alone are written', async () => {
  const { context, read, write, changed } = await site();
  write(file, `# Names are short.\n${read(file)}`);
  const { value } = await rowOf(context, sheet, 'skills');
  expect(value).toMatchObject({ folder: 'skills', name: 'Fertigkeiten' });
  const next = { ...value, name: 'Können: alles' };
  await call(context, 'POST', '/save', { sheet, row: 'skills', from: value, value: next });
  expect(changed(file)).toEqual(['-  name: Fertigkeiten', '+# Names are short.', "+  name: 'Können: alles'"]);
  await undo(context);
  expect(changed(file)).toEqual(['+# Names are short.']);
});

it('comes with what it is called in English, in every other language', async () => {
  const { context } = await site();
  expect((await rowOf(context, sheet, 'skills')).english).toMatchObject({ folder: 'skills', name: 'Skills' });
  expect((await rowOf(context, 'categories-en', 'skills')).english).toBeUndefined();
});

it('is added at the end, and taken out again', async () => {
  const { context, changed } = await site();
  const value = { folder: 'news', name: 'Neues', description: 'Was sich am Test ändert.' };
  expect(await call<SavedRow>(context, 'POST', '/add', { sheet, value })).toMatchObject({ row: 'news' });
  expect(changed(file)).toEqual(['+news:', '+  name: Neues', '+  description: Was sich am Test ändert.']);
  await call(context, 'POST', '/remove', { sheet, row: 'news', from: value });
  expect(changed(file)).toEqual([]);
});

it('begins a file that is empty', async () => {
  const { context, read, write } = await site();
  write(file, '');
  const value = { folder: 'news', name: 'Neues', description: 'Was sich ändert.' };
  await call(context, 'POST', '/add', { sheet, value });
  expect(read(file)).toBe('news:\n  name: Neues\n  description: Was sich ändert.\n');
});

it.each([
  [{ folder: 'Test Day' }, 'folder', /lower-case words with hyphens/],
  [{ folder: 'skills' }, '', /There is a category skills already/],
  [{ name: '' }, 'name', /./],
])('is refused where it cannot be: %j', async (wrong, path, reason) => {
  const { context, changed } = await site();
  const value = { folder: 'news', name: 'Neues', description: 'Was sich ändert.', ...wrong };
  await expect(call(context, 'POST', '/add', { sheet, value })).rejects.toMatchObject({
    data: { faults: [{ path, reason: expect.stringMatching(reason) }] },
  });
  expect(changed(file)).toEqual([]);
});

it('stays while it has posts', async () => {
  const { context, write, changed } = await site();
  write('content/blog/de/skills/a-post.mdx', 'A post.\n');
  const { value } = await rowOf(context, sheet, 'skills');
  const remove = call(context, 'POST', '/remove', { sheet, row: 'skills', from: value });
  await expect(remove).rejects.toMatchObject({
    code: 'faults',
    message: expect.stringContaining('It has a post: move or remove what is in it first.'),
  });
  expect(changed(file)).toEqual([]);
  write(file, 'skills: [');
  await expect(rowOf(context, sheet, 'skills')).rejects.toMatchObject({ code: 'unreadable' });
  const { list } = await call<{ list: ListedRow[] }>(context, 'GET', '/sheet', { sheet: 'categories-en' });
  expect(list.map(({ id }) => id)).toEqual(['planning', 'scores', 'skills']);
});
