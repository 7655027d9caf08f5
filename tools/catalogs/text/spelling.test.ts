import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadRules } from '../rules.mjs';
import { brief, catalogFixtures } from '../fixtures';
import { checkSpelling } from './spelling.mjs';

const { check } = catalogFixtures();
const { spelling } = await loadRules('messages/rules.json');

it('names the American spelling of a British word, and of its forms', () => {
  expect(checkSpelling('Practise with your neighbours.', spelling.words).map(({ reason }) => reason)).toEqual(
    [
      '“practis” is British: the site writes “practic”.',
      '“neighbour” is British: the site writes “neighbor”.',
    ],
  );
  expect(checkSpelling('Practice the color of a greyhound’s gray coat.', { color: 'color' })).toHaveLength(1);
});

it('looks only at how words begin', () => {
  expect(checkSpelling('Take a photographer’s advice: a parameter is no meter.', spelling.words)).toEqual([]);
});

it('holds English catalogs to it, language material too, and no translation', async () => {
  const files = {
    'en/home.json': { a: 'See <en>a grey cat</en>', b: 'In <en>colour</en>' },
    'de/home.json': { a: 'Theatre <en>a grey cat</en>', b: 'Colour' },
  };
  const rules = {
    spelling: { words: { grey: 'gray', colour: 'color', theatre: 'theater' }, except: ['home.b'] },
  };
  const found = brief(await check(files, rules)).filter((problem) => problem.endsWith(' spelling'));
  expect(found).toEqual(['en/home.json a spelling']);
});

const folders = ['blog/en', 'legal/en', 'landing/en', 'questions', 'samples', 'vocabulary'];
const files = folders.flatMap((folder) =>
  readdirSync(path.join('content', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:mdx|json)$/.test(name))
    .map((name) => path.join('content', folder, name)),
);

it.each(files)('%s is spelled so', (file) => {
  expect(checkSpelling(readFileSync(file, 'utf8'), spelling.words)).toEqual([]);
});
