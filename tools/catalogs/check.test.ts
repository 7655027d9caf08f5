import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { localeTable } from '../../lib/i18n/locale-table';
import { locales } from '../../lib/i18n/locales';
import { namespaces } from '../../lib/i18n/namespaces';
import { brand } from '../../lib/site/brand';
import { checkCatalogs, type Problem } from './check-catalogs.mjs';
import { brief, tables, catalogFixtures } from './fixtures';
import { report } from './report.mjs';
import { loadRules, rulesSchema } from './rules.mjs';
import { loadTables } from './tables.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { write, check } = catalogFixtures();

describe('rules of files and keys', () => {
  let problems: Problem[];
  beforeAll(async () => {
    problems = await check(
      {
        'en/home.json': { a: 'One', block: { b: 'Two', c: 'Three' }, text: 'Four' },
        'en/meta.json': { a: 'One', number: 5, list: ['x'], 'dotted.key': 'x', none: {} },
        'de/home.json':
          '{ "a": "Eins", "a": "Einz", "block": { "b": "Zwei" }, "text": { "x": "Vier" }, "extra": "Mehr" }',
        'de/meta.json': '{\n  "a": "Eins",\n  "b": "Zwei"\n  "c": "Drei"\n}',
        'de/more.json': {},
        'en/home.d.json.ts': 'export {};',
        'ru/home.json': { a: 'Раз', block: 'Два', text: 'Четыре' },
        'fr/home.json': {},
      },
      { limits: [{ keys: 'meta.*.title', width: 60 }] },
    );
  });

  it('reports each of them once', () => {
    expect(brief(problems).sort()).toEqual(
      [
        'de/home.json a duplicate-key',
        'de/home.json block.c missing-key',
        'de/home.json extra superfluous-key',
        'de/home.json text structure',
        'de/meta.json  json',
        'de/more.json  file',
        'en/meta.json dotted.key key-name',
        'en/meta.json list not-text',
        'en/meta.json none empty',
        'en/meta.json number not-text',
        'fr  file',
        'ja  file',
        'ru/home.json block structure',
        'ru/meta.json  file',
        'rules.json limits: meta.*.title rules',
      ].sort(),
    );
  });

  it('names the line of broken JSON and of a repeated key', () => {
    const reason = (rule: string) => problems.find((problem) => problem.rule === rule)?.reason;
    expect(reason('json')).toContain('Line 3');
    expect(reason('duplicate-key')).toContain('line 1');
  });
});

describe('use of the texts by the code', () => {
  it('reports texts that no code shows and texts that no catalog has', async () => {
    const code = `import { getTranslations } from 'next-intl/server';
export async function Hero(id?: string) {
  const t = await getTranslations('home');
  return t('a') + t('gone') + t.rich(id ? 'rich.yes' : 'rich.no');
}
function Line() {
  const t = useTranslations(\`home.\${size}\`);
  return t('part') + useTranslations('home')('sized');
}
function help(t: (key: string) => string, id: string) {
  return t('block.helped') + t(\`home.made.\${id}\`);
}
`;
    const dir = await write('code', {
      'code/hero.tsx': code,
      'm/en/home.json': {
        a: 'One',
        lost: 'Two',
        rich: { yes: 'Six', no: 'Seven', lost: 'Eight' },
        block: { helped: 'Three', lost: 'Four' },
        made: { b: 'Five' },
        small: { part: 'Nine', lost: 'Ten' },
        sized: 'Eleven',
      },
      'm/en/meta.json': { a: 'One' },
    });
    const { problems } = await checkCatalogs({
      dir: `${dir}/m`,
      tables,
      rules: rulesSchema.parse({ usedIndirectly: ['meta.*'] }),
      sources: [`${dir}/code`],
      only: ['en'],
    });
    expect(problems.map(({ key, rule }) => `${key} ${rule}`)).toEqual([
      'block.lost unused-key',
      'gone undefined-key',
      'lost unused-key',
      'rich.lost unused-key',
      'small.lost unused-key',
    ]);
    expect(problems[1]?.reason).toContain('hero.tsx:4');
  });
});

it.each([
  ['de/home.json', 1],
  ['en/home.json', 1],
  ['fr/home.json', 0],
  ['de/meta.json', 0],
])('checks what changed and what was translated from it: %s', async (changed, found) => {
  const tables = {
    locales: ['en', 'de', 'fr'].map((code) => ({ code, lang: code })),
    namespaces: ['home', 'meta'],
    brand: 'Verbista',
  };
  const texts = Object.fromEntries(
    tables.locales.flatMap(({ code }) =>
      tables.namespaces.map((name) => [`changed/${code}/${name}.json`, { a: '{brand}' }]),
    ),
  );
  const dir = await write('changed', { ...texts, 'changed/de/home.json': { a: 'Verbista {brand}' } });
  const { problems, messages } = await checkCatalogs({
    dir: `${dir}/changed`,
    tables,
    rules: rulesSchema.parse({}),
    changed: [`${dir}/changed/${changed}`],
  });
  expect(problems).toHaveLength(found);
  expect(messages).toBe(6);
});

describe('command', () => {
  it('reads the tables of the site', async () => {
    expect(await loadTables()).toEqual({
      locales: locales.map((code) => ({ code, lang: localeTable[code].lang })),
      namespaces: [...namespaces],
      brand: brand.name,
    });
  });

  it('reads rules.json and names a section it does not know', async () => {
    expect((await loadRules(join(root, 'messages/rules.json'))).terms).toContain('Read and Select');
    const dir = await write('bad-rules', { 'rules.json': { limit: [] } });
    await expect(loadRules(join(dir, 'rules.json'))).rejects.toThrow(/rules\.json: .*"limit"/s);
  });

  it('passes good catalogs, fails on one fault and says where it is', async () => {
    const files = locales.flatMap((code) =>
      namespaces.map((name) => [`${code}/${name}.json`, { a: '{brand}' }]),
    );
    const dir = await write('green', { ...Object.fromEntries(files), 'rules.json': {} });
    expect(await run(['--dir', dir, '--no-code'])).toMatchObject({
      status: 0,
      stdout: `catalogs: ${locales.length} locales, ${locales.length * namespaces.length} messages, 0 problems\n`,
    });

    const red = await write('red', {
      ...Object.fromEntries(files),
      'rules.json': {},
      'de/home.json': { a: 'Verbista {brand}' },
    });
    const { status, stdout } = await run(['--dir', red, '--no-code', '--locale', 'de']);
    expect(status).toBe(1);
    expect(stdout).toContain(
      `${red}/de/home.json\n  a (line 2) — Write {brand} instead of Verbista.\n    “Verbista {brand}”\n\ncatalogs: 2 locales, `,
    );
    expect(stdout).toMatch(/, 1 problem\n$/);
    expect((await run(['--dir', red, '--no-code', '--changed', `${red}/fr/home.json`])).status).toBe(0);
    expect(JSON.parse((await run(['--dir', red, '--no-code', '--json'])).stdout)).toMatchObject({
      problems: [{ file: `${red}/de/home.json`, key: 'a', rule: 'brand' }],
    });
  });

  it('says in a sentence how it is used', async () => {
    const unknown = await run(['--locale', 'xx']);
    expect(unknown).toMatchObject({ status: 1, stdout: '' });
    expect(unknown.stderr).toBe(`There is no language xx; there are ${locales.join(', ')}.\n`);
    const language = await run([], 'diff.mjs');
    expect(language).toMatchObject({ status: 1, stdout: '' });
    const others = locales.slice(1).join(', ');
    expect(language.stderr).toBe(`Say which: npm run catalogs:diff <language>, one of ${others}.\n`);
    expect((await run(['de', 'home.nothing'], 'accept.mjs')).stderr).toMatch(/^There is no English text/);
    expect((await run([], 'accept.mjs')).stderr).toMatch(/^Say whose translation fits: npm run/);
  });

  it('lists what a language lacks', async () => {
    const files = namespaces.flatMap((name) => [
      [`en/${name}.json`, { a: 'Each text', b: 'More of it' }],
      [`de/${name}.json`, { a: 'Each text', b: 'Mehr davon' }],
    ]);
    const dir = await write('diff', {
      ...Object.fromEntries(files),
      'rules.json': {},
      'de/home.json': { a: 'Jeder Text', c: 'x' },
    });
    const { stdout } = await run(['de', dir], 'diff.mjs');
    expect(stdout).toContain(
      `Missing: 1\n\n${dir}/de/home.json\n  b — The key is missing: add it with a translation of the English below.\n    English: “More of it”\n`,
    );
    expect(stdout).toContain(`Still English: ${namespaces.length - 1}\n`);
    expect(stdout).toContain('English changed since: 0\n');
    expect(stdout).toContain('Too many: 1\n');
  });
});

it('says to whoever writes code where texts are listed that are right as they are', () => {
  const problem = (rule: string) => ({ file: 'messages/de/home.json', key: 'a', rule, reason: 'Look.' });
  const said = (rules: string[]) =>
    report({ locales: 1, messages: 1, problems: rules.map(problem), warnings: [] });
  expect(said(['identical', 'address'])).toContain(
    'list them in messages/rules.json under identical; address, except.',
  );
  expect(said(['syntax'])).not.toContain('rules.json');
});

interface Outcome {
  status: number;
  stdout: string;
  stderr: string;
}

function run(args: string[], script = 'check.mjs'): Promise<Outcome> {
  const command = fileURLToPath(new URL(script, import.meta.url));
  return new Promise((done) => {
    const child = execFile(process.execPath, [command, ...args], { cwd: root }, (_error, stdout, stderr) =>
      done({ status: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
