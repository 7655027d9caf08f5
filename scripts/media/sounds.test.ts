import { readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { heardTexts } from './sounds.mjs';
import { soundKey } from './voice.mjs';

const made = JSON.parse(readFileSync('content/sounds.json', 'utf8')) as Record<string, string>;

it('everything that is heard has a recording of its text: run `npm run sounds` if not', async () => {
  const heard = Object.entries(await heardTexts());
  expect(made).toEqual(
    Object.fromEntries(heard.map(([name, { text, voice }]) => [name, soundKey(text, voice)])),
  );
});

it('recordings are small, and there is none that nobody hears', () => {
  const files = readdirSync('public/assets/sounds');
  expect(files.toSorted()).toEqual(
    Object.keys(made)
      .map((name) => `${name}.mp3`)
      .toSorted(),
  );
  for (const file of files)
    expect(statSync(`public/assets/sounds/${file}`).size, file).toBeLessThanOrEqual(40_960);
});
