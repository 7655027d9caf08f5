import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadArticleTools } from './article-tools.mjs';
import { categories, post, reasonsOf } from './fixtures';
import { unusedPictures } from './picture-reasons.mjs';
import { readLanguage } from './read-language.mjs';

const tools = await loadArticleTools();
// A post that has a picture on this site.
const name = 'blog/skills/describe-a-photo.mdx';
const reasons = (en: string, de: string) =>
  reasonsOf({ ...categories('skills'), [name]: post(en) }, { ...categories('skills'), [name]: post(de) });
const english = '![An office](order.svg "In an office")';

it('has a picture and its words in each language', async () => {
  expect(await reasons(english, '![Ein Büro](order.svg "Im Büro")')).toEqual([]);
});

it.each([
  [
    english,
    'Kein Bild',
    ':',
    'It lacks the picture “order.svg” of the English: put it where it stands there.',
  ],
  [
    english,
    '![An office](order.svg "Im Büro")',
    ':9',
    'What is said in place of the picture order.svg is the same as in English: translate it.',
  ],
  [
    english,
    '![Ein Büro](order.svg "In an office")',
    ':9',
    'The caption of the picture order.svg is the same as in English: translate it.',
  ],
  [
    english,
    '![order.svg](order.svg "Im Büro")',
    ':9',
    'In place of the picture order.svg the name of a file is said: say what the picture shows.',
  ],
  [
    english,
    `![${'Wort '.repeat(60)}Ende](order.svg "Im Büro")`,
    ':9',
    'What is said in place of the picture order.svg takes 304 letters, 300 are allowed: say the rest in the text.',
  ],
  [
    english,
    '![](order.svg "Im Büro")',
    ':9',
    'The text has the picture order.svg without saying what it shows, for readers who do not see it: write ![What it shows](order.svg).',
  ],
])('names what is wrong with a picture of a translation: %s and %s', async (en, de, line, reason) => {
  expect(await reasons(en, de)).toEqual([`content/blog/de/skills/describe-a-photo.mdx${line} ${reason}`]);
});

it('holds what is said of a picture to the signs of its language', async () => {
  const found = await reasons(english, "![Ein  Büro](order.svg \"Das 'Büro' dell'ufficio\")");
  expect(found.join('\n')).toMatch(/:9 .*space/);
  expect(found.length).toBeGreaterThan(1);
});

it('names the files that no post shows', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unused-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const post of ['skills/describe-a-photo', 'skills/gone']) {
    mkdirSync(path.join(folder, post), { recursive: true });
    for (const file of ['order.svg', 'old.svg']) writeFileSync(path.join(folder, post, file), '');
  }
  const texts = new Map([['en', new Map([[name, post(english)]])]]);
  const found = unusedPictures({ ...tools, picturesFolder: folder }, [readLanguage(tools, 'en', texts)]);
  const said = found.map(({ file, reason }) => `${path.relative(folder, file)} ${reason}`).sort();
  expect(said).toEqual([
    'skills/describe-a-photo/old.svg No post shows this picture: name it in skills/describe-a-photo.mdx, or remove it.',
    'skills/gone/old.svg There is no post skills/gone: a folder of pictures is called as its post is.',
    'skills/gone/order.svg There is no post skills/gone: a folder of pictures is called as its post is.',
  ]);
});
