import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { byFile } from '../report.mjs';
import { behindProblems } from './behind-problems.mjs';
import { checkCatalogs } from '../check-catalogs.mjs';
import { catalogFixtures, tables } from '../fixtures';
import { findBehind, hashOf, nextLedger } from './ledger.mjs';
import { oldEnglish } from './old-english.mjs';
import { readCatalog } from '../read/read-catalog.mjs';
import { rulesSchema } from '../rules.mjs';

const catalog = (texts: object) => readCatalog(Buffer.from(JSON.stringify(texts)));
const site = (en: object, de: object, ja: object = {}) =>
  new Map(Object.entries({ en, de, ja }).map(([code, texts]) => [code, new Map([['home', catalog(texts)]])]));

const first = site({ a: 'One', b: 'Two' }, { a: 'Eins', b: 'Zwei' }, { a: '一', b: '二' });
const ledger = nextLedger({}, first);

describe('findBehind', () => {
  it('finds nothing while English is as it was', () => {
    expect(findBehind(ledger, first)).toEqual([]);
    expect(findBehind(ledger, site({ a: 'One', b: 'Two' }, { a: 'Ein', b: 'Zwei' }))).toEqual([]);
  });

  it('names the languages whose text did not change with the English', () => {
    const later = site({ a: 'One more', b: 'Two' }, { a: 'Noch eins', b: 'Zwei' }, { a: '一', b: '二' });
    expect(findBehind(ledger, later)).toEqual([
      { namespace: 'home', path: 'a', from: hashOf('One'), codes: ['ja'] },
    ]);
  });

  it('takes a change of white space for none, in a translation and in English', () => {
    const later = site({ a: 'One more', b: ' Two ' }, { a: 'Eins ', b: 'Zwei' }, { a: '一', b: '二' });
    expect(findBehind(ledger, later)).toMatchObject([{ path: 'a', codes: ['de', 'ja'] }]);
    expect(nextLedger(ledger, later)['home.b']).toBe(ledger['home.b']);
  });

  it('knows the texts of a ledger that counted white space', () => {
    const sign = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 6);
    const old = { 'home.a': `${sign('One two')} de:${sign('Eins zwei')}` };
    expect(findBehind(old, site({ a: 'One two' }, { a: 'Eins  zwei' }))).toEqual([]);
    expect(findBehind(old, site({ a: 'Three' }, { a: 'Eins zwei' }))).toMatchObject([{ codes: ['de'] }]);
  });

  it('takes a text that no ledger knows for translated from the present English', () => {
    expect(findBehind({}, first)).toEqual([]);
    expect(findBehind(ledger, site({ a: 'One', c: 'New' }, { a: 'Eins', c: 'Neu' }))).toEqual([]);
  });
});

describe('nextLedger', () => {
  const later = site({ a: 'One more', b: 'Two' }, { a: 'Eins', b: 'Zwei' }, { a: '一', b: '二' });

  it('stays the same while no text changes, and forgets texts that are gone', () => {
    expect(nextLedger(ledger, first)).toEqual(ledger);
    expect(Object.keys(nextLedger(ledger, site({ a: 'One' }, { a: 'Eins' })))).toEqual(['home.a']);
  });

  it('remembers of which English a translation is until that changes or is said to fit', () => {
    const noted = nextLedger(ledger, later);
    expect(findBehind(noted, later)).toMatchObject([{ from: hashOf('One'), codes: ['de', 'ja'] }]);
    const third = site({ a: 'One more again' }, { a: 'Eins' }, { a: '一' });
    expect(findBehind(noted, third)).toMatchObject([{ from: hashOf('One'), codes: ['de', 'ja'] }]);

    const accepted = nextLedger(noted, later, (code, key) => code === 'de' && key === 'home.a');
    expect(findBehind(accepted, later)).toMatchObject([{ codes: ['ja'] }]);
    const translated = site({ a: 'One more' }, { a: 'Eins' }, { a: 'もう一つ' });
    expect(findBehind(nextLedger(accepted, translated), translated)).toEqual([]);
  });

  it('goes back without a word when English does', () => {
    const noted = nextLedger(ledger, later);
    expect(findBehind(noted, first)).toEqual([]);
    expect(nextLedger(noted, first)).toEqual(ledger);
  });
});

describe('the old wording', () => {
  const history = { new: '{ "a": "One more" }', old: '{ "a": "One" }' };
  const git = async (_: string, args: string[]) => {
    if (args[0] === 'log') return Buffer.from('new 2026-11-20\nold 2026-10-01\n');
    return Buffer.from(args[1]?.startsWith('new:') ? history.new : history.old);
  };

  it('is found in the history, with the day of the change', async () => {
    const lookUp = oldEnglish('messages', git);
    expect(await lookUp('home', 'a', hashOf('One'))).toEqual({ text: 'One', changed: '2026-11-20' });
    expect(await lookUp('home', 'a', hashOf('One more'))).toEqual({ text: 'One more' });
    expect(await lookUp('home', 'a', hashOf('Never said'))).toEqual({});
  });

  it('is left out without a history', async () => {
    const later = site({ a: 'One more' }, { a: 'Eins' });
    const [problem] = await behindProblems('/nowhere/messages', later, ledger);
    expect(problem).toMatchObject({ file: '/nowhere/messages/en/home.json', key: 'a', warning: true });
    expect(problem?.reason).toMatch(/^de: the English changed, the translation did not\. Translate/);
    // Staff read the reason as well, in the editor.
    expect(problem?.reason).not.toContain('npm run');
    expect(problem?.hint).toContain('npm run catalogs:accept de home.a');
    expect(byFile(problem ? [problem] : []).join('\n')).toContain(problem?.hint);
  });
});

describe('checkCatalogs', () => {
  const { write } = catalogFixtures();

  it('warns of changed English, and fails on nothing else', async () => {
    const dir = await write('behind', {
      'en/home.json': { a: 'One more' },
      'de/home.json': { a: 'Eins' },
      'en/meta.json': { a: '{brand}' },
      'de/meta.json': { a: '{brand}' },
    });
    const result = await checkCatalogs({ dir, tables, rules: rulesSchema.parse({}), only: ['de'], ledger });
    expect(result.problems).toEqual([]);
    expect(result.warnings).toMatchObject([{ key: 'a', rule: 'behind', line: 2, text: 'One more' }]);
  });
});
