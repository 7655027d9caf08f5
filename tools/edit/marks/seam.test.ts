import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transpileModule, ModuleKind, ScriptTarget } from 'typescript';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { isShown } from './marked-here.mjs';

const require = createRequire(import.meta.url);
const markTexts: (source: string) => string = require('./loader.cjs');
const markCatalog: (this: { resourcePath: string }, source: string) => string = require('./json-loader.cjs');

interface Rule {
  condition?: unknown;
  loaders: unknown[];
}

/** The configuration as Next reads it under a setting. */
async function rulesWith(setting: string | undefined): Promise<Record<string, Rule>> {
  vi.stubEnv('EDIT_TEXTS', setting);
  vi.resetModules();
  // It writes the types of the texts as soon as it is called.
  vi.doMock('next-intl/plugin', () => ({ default: () => (config: unknown) => config }));
  const { default: config } = (await import('../../../next.config')) as unknown as {
    default: { turbopack: { rules: Record<string, Rule> } };
  };
  return config.turbopack.rules;
}

const ofEditor = (rules: Record<string, Rule>) =>
  Object.values(rules).filter((rule) => JSON.stringify(rule).includes('tools/edit'));

describe('the seam in next.config.ts', () => {
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => {
    vi.doUnmock('next-intl/plugin');
    vi.resetModules();
  });

  it.each([undefined, '', '0'])('is not there with EDIT_TEXTS=%s', async (setting) => {
    const rules = await rulesWith(setting);
    expect(ofEditor(rules)).toEqual([]);
    expect(JSON.stringify(rules['**/lib/i18n/messages.ts'])).toContain('follow-content');
  });

  it('makes no rule of the editor that a build would follow', async () => {
    const rules = ofEditor(await rulesWith('1'));
    expect(rules.map(({ condition }) => condition)).toEqual([
      'development',
      { all: ['development', 'browser'] },
    ]);
  });
});

describe('the loader of texts', () => {
  const source = readFileSync('lib/i18n/messages.ts', 'utf8');

  it('keeps the functions by which the site reads its texts', () => {
    const { outputText } = transpileModule(markTexts(source), {
      compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 },
    });
    const exported = [...outputText.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name]) => name);
    expect(exported).toEqual(['plainCatalog', 'plainMessages', 'loadCatalog', 'loadMessages']);
    expect(outputText).toContain('plainCatalog(locale, namespace)');
  });

  it('says so when that file is no longer what it counts on', () => {
    expect(() => markTexts(source.replace('const loaded', 'const kept'))).toThrow('lib/i18n/messages.ts');
  });

  it('makes a module of a catalog for the browser', () => {
    const made = markCatalog.call({ resourcePath: '/site/messages/de/plans.json' }, '{ "a": "b" }\n');
    expect(made).toContain(`markTexts({ "a": "b" }, locales.indexOf('de'), 'plans')`);
  });
});

it.each([
  ['/[locale]/(site)/courses/page', true],
  ['/[locale]/(site)/not-found', true],
  ['/bank/[locale]/[file]/route', true],
  ['/api/v1/[...call]/route', false],
  ['/og/[...slug]/route', false],
  ['/captions/[...file]/route', false],
  [undefined, false],
])('marks texts for %s: %s', (entry, shown) => {
  expect(isShown(entry)).toBe(shown);
});
