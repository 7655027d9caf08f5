import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changedTexts, inputFiles, inputParts, inputsHash, languagesOf } from './inputs.mjs';

describe('inputFiles', () => {
  it('takes pages, catalogs, assets and configuration, and leaves tests, generated and hidden files', () => {
    const folder = checkout();
    for (const file of [
      'app/x.test.ts',
      'messages/en/home.d.json.ts',
      'playwright.config.ts',
      'public/.DS_Store',
      '.env.local',
      'README.md',
      'next-env.d.ts',
    ]) {
      write(folder, file);
    }
    expect(inputFiles(folder)).toEqual([
      'app/page.tsx',
      'messages/en/home.json',
      'middleware.ts',
      'package-lock.json',
      'public/assets/a.svg',
      'scripts/csp/csp.mjs',
      'scripts/csp/html.mjs',
      'scripts/run/build.mjs',
      'scripts/run/redraw/keep-pages.mjs',
      'scripts/run/redraw/rename-build.mjs',
    ]);
  });
});

describe('inputsHash', () => {
  it('stays the same while nothing that is built in changes', () => {
    const folder = checkout();
    const before = inputsHash(folder, { SITE_URL: 'https://a.example', PORT: '1' });
    write(folder, 'tests/home.spec.ts');
    expect(inputsHash(folder, { SITE_URL: 'https://a.example', PORT: '2', NEXT_PUBLIC_X: '' })).toBe(before);
  });

  it.each([
    ['content', (folder: string) => write(folder, 'messages/en/home.json', '{"a":1}')],
    ['a new file', (folder: string) => write(folder, 'instrumentation.ts')],
    ['a removed file', (folder: string) => rmSync(path.join(folder, 'public/assets/a.svg'))],
  ])('changes with %s', (_, change) => {
    const folder = checkout();
    const before = inputsHash(folder, {});
    change(folder);
    expect(inputsHash(folder, {})).not.toBe(before);
  });

  it('changes with the kind of the shop, and with nothing else of it', () => {
    const folder = checkout();
    const SITE_URL = 'https://a.example';
    const real = inputsHash(folder, { SITE_URL });
    expect(inputsHash(folder, { SITE_URL, PAYMENTS: 'sandbox' })).not.toBe(real);
    expect(inputsHash(folder, { SITE_URL, PAYMENTS: 'off' })).toBe(real);
    expect(inputsHash(folder, { SITE_URL, PAYMENTS: 'sandbox', STRIPE_SECRET_KEY: 'sk_1' })).toBe(real);
    expect(inputsHash(folder, { PAYMENTS: 'off' })).not.toBe(inputsHash(folder, {}));
    expect(inputsHash(folder, { PAYMENTS: 'sandbox' })).toBe(inputsHash(folder, {}));
  });

  it.each(['SITE_URL', 'APP_URL', 'NEXT_PUBLIC_X', 'AI_BASE_URL', 'AI_TRANSCRIBE_MODEL'])(
    'changes with %s',
    (name) => {
      const folder = checkout();
      expect(inputsHash(folder, { [name]: 'a' })).not.toBe(inputsHash(folder, { [name]: 'b' }));
    },
  );
});

describe('changedTexts', () => {
  const rewrite = (file: string) => (folder: string) => write(folder, file, '{"a":1}');

  it.each([
    ['a text', rewrite('messages/en/home.json'), ['messages/en/home.json']],
    ['a new article', rewrite('content/blog/en/skills/a.mdx'), ['content/blog/en/skills/a.mdx']],
    ['nothing', () => undefined, []],
    [
      'a text that went',
      (folder: string) => rmSync(path.join(folder, 'messages/en/home.json')),
      ['messages/en/home.json'],
    ],
    ['a text that code holds', rewrite('messages/en/exam.json'), undefined],
    ['code', rewrite('app/page.tsx'), undefined],
    ['rules', rewrite('messages/rules.json'), undefined],
    ['other content', rewrite('content/reviews.json'), undefined],
  ])('names %s', (_, change, expected) => {
    const folder = checkout();
    write(folder, 'components/exam/load.ts', 'import(`@/messages/${locale}/exam.json`)');
    const { parts: before } = inputParts(folder, {});
    change(folder);
    expect(changedTexts(before, inputParts(folder, {}).parts)).toEqual(expected);
  });

  it('names none where a setting is built in, or nothing is known of before', () => {
    const folder = checkout();
    const { parts: now } = inputParts(folder, { SITE_URL: 'https://a.example' });
    expect(changedTexts(inputParts(folder, {}).parts, now)).toBeUndefined();
    expect(changedTexts(undefined, now)).toBeUndefined();
  });

  it('knows every catalog that code imports, however it is written', () => {
    const { texts } = inputParts('.', {}).parts;
    const code = inputFiles('.').filter((file) => /^(?:app|components|lib)\/.*\.tsx?$/.test(file));
    const lines = code.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
    const named = lines
      .filter((line) => !line.includes('typeof import(') && !/^\s*(?:\*|\/[/*])/.test(line))
      .flatMap((line) => [...line.matchAll(/messages\/.*?([\w-]+)\.json/g)]);
    expect(named.length).toBeGreaterThan(20);
    const drawn = Object.keys(texts);
    expect(named.filter(([, name]) => drawn.some((file) => file.endsWith(`/${name}.json`)))).toEqual([]);
    expect(drawn).toContain('messages/de/home.json');
  });
});

describe('languagesOf', () => {
  it.each([
    ['catalogs', ['messages/ja/home.json', 'messages/de/home.json', 'messages/ja/meta.json'], ['de', 'ja']],
    ['an article besides', ['messages/de/home.json', 'content/blog/de/skills/a.mdx'], undefined],
    ['nothing, as on the day of a post', [], undefined],
  ])('of %s', (_, changed, expected) => {
    expect(languagesOf(changed)).toEqual(expected);
  });

  it('may go by the folder: no page asks for the texts of a language by name', () => {
    const code = inputFiles('.').filter((file) =>
      /^(?:app|components|lib\/(?!backend))\/?.*\.tsx?$/.test(file),
    );
    const call =
      /(?:getTranslations|getMessages|getFormatter|loadCatalog|loadMessages)\((?:\{\s*locale:\s*)?(?:'|"|`|defaultLocale)\w*/g;
    const named = code.flatMap((file) => readFileSync(file, 'utf8').match(call) ?? []);
    expect(named.filter((found) => !/getTranslations\(['"`]/.test(found))).toEqual([]);
  });
});

function checkout() {
  const folder = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['app', 'components', 'content', 'lib', 'messages', 'public'])
    mkdirSync(path.join(folder, name));
  for (const file of [
    'app/page.tsx',
    'messages/en/home.json',
    'public/assets/a.svg',
    'middleware.ts',
    'package-lock.json',
    'scripts/run/build.mjs',
    'scripts/run/redraw/keep-pages.mjs',
    'scripts/run/redraw/rename-build.mjs',
    'scripts/csp/csp.mjs',
    'scripts/csp/html.mjs',
  ]) {
    write(folder, file);
  }
  return folder;
}

function write(folder: string, file: string, text = '{}') {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
