import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { german, handoutOf, smallSite } from './fixtures';
import { writeXliff } from './formats/xliff/write.mjs';
import { handOut } from './out/hand-out.mjs';

const none = () => Promise.resolve({});

/** Runs a command in a checkout, and says what a person sees of it. */
async function run(root: string, script: string, ...args: string[]) {
  const file = path.resolve('tools/exchange', `${script}.mjs`);
  const result = await promisify(execFile)(process.execPath, [file, ...args], { cwd: root }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code: 'code' in result ? result.code : 0, said: `${result.stdout}${result.stderr}`.trim() };
}

it('hands a language out, and never writes over what may have come back', async () => {
  const { root, site } = await smallSite();
  const out = path.join(root, 'new', 'de.csv');
  const places = () => Promise.resolve({ 'home.link': ['/', '/a'] });
  expect(await handOut(site, ['de'], { format: 'csv', out }, places)).toBe(`de: 5 texts in ${out}`);
  expect(await readFile(out, 'utf8')).toMatch(/^home\.link,.*,\/ \/a,de \S+ \S+\r$/m);
  await expect(handOut(site, ['de'], { out }, none)).rejects.toThrow(
    `There is a file ${out} already: move it, or name another by --out.`,
  );
  expect(await handOut(site, ['de'], { only: 'missing', out: `${out}.x` }, none)).toBe(
    'de: no text is missing, so no file was written',
  );
  await expect(readFile(`${out}.x`)).rejects.toThrow('ENOENT');
});

it.each([
  [[], {}, /^Say of which language, one of de, ru, ja, pt, zh\.$/],
  [['en'], {}, /^English is what is translated/],
  [['de', 'ru'], {}, /^Say one language, not de and ru\.$/],
  [['de'], { format: 'pdf' }, /^There is no format pdf/],
  [['de'], { format: 'toString' }, /^There is no format toString/],
  [['de'], { only: 'old' }, /^--only takes missing, stale or all, not old\.$/],
])('hands nothing out for %j %j', async (names, options, reason) => {
  const { site } = await smallSite();
  await expect(handOut(site, names, options, none)).rejects.toThrow(reason);
});

it('takes a file back by the command', { timeout: 120_000 }, async () => {
  const { root, read } = await smallSite();
  const file = writeXliff(
    handoutOf({
      'home.hero.note': ['Free, and without a card.', 'Kostenlos und ohne Karte.'],
      'home.link': ['Read <link>our rules</link> first.', 'Lies zuerst <link>unsere Regeln</link>.'],
    }),
  );
  await writeFile(
    path.join(root, 'de.xlf'),
    file.replace('Kostenlos und', 'Gratis und').replaceAll('Lies zuerst', 'Lies!'),
  );
  const before = await read('messages/de/home.json');
  const dry = await run(root, 'import', 'de.xlf', '--dry');
  expect(dry).toEqual({
    code: 1,
    said: expect.stringContaining('de: 1 text would be taken in, 1 refused, 0 as they were'),
  });
  expect(await read('messages/de/home.json')).toBe(before);

  const real = await run(root, 'import', 'de.xlf', '--locale', german.code);
  expect(real.code).toBe(1);
  expect(real.said).toMatch(/^Refused:\n {2}line \d+ {2}home\.link — The site uses no exclamation marks\.\n/);
  expect(await read('messages/de/home.json')).toBe(before.replace('Kostenlos und', 'Gratis und'));
});

it('says in a sentence what it is not told', { timeout: 120_000 }, async () => {
  const { root } = await smallSite();
  for (const [script, args, sentence] of [
    ['export', ['de', '--onyl', 'all'], /Unknown option '--onyl'[^]*Usage: npm run catalogs:export/],
    ['import', ['gone.xlf'], /^Error: There is no file gone\.xlf\.$/],
  ] as const) {
    const { code, said } = await run(root, script, ...args);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/\n {4}at /);
    expect(code).toBe(1);
  }
});
