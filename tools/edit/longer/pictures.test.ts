import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { LongerText } from './contract';
import { redo, undo } from '../texts/save.mjs';
import { english, post, withPosts } from './fixtures';

const key = 'blog/skills/photo';
const folder = 'public/assets/posts/skills/photo';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><path d="M0 0h9"/></svg>';

it('a picture is put beside its post under a safe name that is not taken', async () => {
  const { call, root } = await withPosts();
  const add = (name: string) => call('longer/picture', { key, name, data: base64(drawing) });
  expect(await add('../../Mein Bild (1).SVG')).toEqual({ name: 'mein-bild-1.svg' });
  expect(await add('mein bild 1.svg')).toEqual({ name: 'mein-bild-1-2.svg' });
  expect(readFileSync(path.join(root, folder, 'mein-bild-1.svg'), 'utf8')).toBe(drawing);
  const { pictures } = await call<LongerText>('longer/text', { key });
  expect(pictures).toEqual([
    expect.objectContaining({ name: 'mein-bild-1-2.svg', width: 800, height: 400 }),
    expect.objectContaining({ src: '/assets/posts/skills/photo/mein-bild-1.svg' }),
  ]);
});

it('a picture that posts cannot show is refused with the reason, and nothing is written', async () => {
  const { call, root } = await withPosts();
  const add = (name: string, text: string) => call('longer/picture', { key, name, data: base64(text) });
  await expect(add('a.svg', drawing.replace('<path', '<script/><path'))).rejects.toThrow(
    'may hold no scripts',
  );
  await expect(add('a.svg', drawing + ' '.repeat(60_000))).rejects.toThrow('is too heavy');
  await expect(add('a.png', drawing)).rejects.toThrow('is no picture of the kind that its name says');
  await expect(add('a.exe', drawing)).rejects.toThrow('to end in .svg');
  await expect(add('picture', drawing)).rejects.toThrow('to end in .svg');
  expect(existsSync(path.join(root, folder))).toBe(false);
  await expect(call('longer/picture', { key: 'legal/tos', name: 'a.svg', data: '' })).rejects.toThrow();
});

it('a picture is removed when no language shows it', async () => {
  const { call, root, write } = await withPosts();
  await call('longer/picture', { key, name: 'a.svg', data: base64(drawing) });
  write(post, `${english}\n![A line](a.svg)\n`);
  const remove = (name: string) => call('longer/picture/remove', { key, name });
  await expect(remove('a.svg')).rejects.toThrow('The post shows a.svg in en.');
  await expect(remove('../photo/a.svg')).rejects.toThrow('There is no picture');
  write(post, english);
  await remove('a.svg');
  expect(existsSync(path.join(root, folder, 'a.svg'))).toBe(false);
});

it('adding and removing a picture are steps that can be taken back, byte for byte', async () => {
  const { call, context, root, write } = await withPosts();
  const file = path.join(root, folder, 'dot.png');
  // Its header says how large it is (https://www.w3.org/TR/png-3/#11IHDR), in bytes that are no text.
  const dot = readFileSync('public/apple-icon.png');
  dot.writeUInt32BE(1200, 16);
  const { name } = await call<{ name: string }>('longer/picture', {
    ...{ key, name: 'Dot.png', data: dot.toString('base64') },
  });
  expect(name).toBe('dot.png');
  expect(readFileSync(file)).toEqual(dot);
  await undo(context);
  expect(existsSync(file)).toBe(false);
  await redo(context);
  expect(readFileSync(file)).toEqual(dot);
  write(post, `${english}\n![A line](dot.png)\n`);
  await expect(undo(context)).rejects.toThrow('The post shows this picture in en.');
  write(post, english);
  await call('longer/picture/remove', { key, name });
  await undo(context);
  expect(readFileSync(file)).toEqual(dot);
});
