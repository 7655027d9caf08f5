import { describe, expect, it } from 'vitest';
import { nextLedger } from '../../catalogs/ledger/ledger.mjs';
import { readCatalog } from '../../catalogs/read/read-catalog.mjs';
import { branchOf, changedSince } from './changed.mjs';
import { overviewOf } from './overview.mjs';
import { stateOf } from './state.mjs';
import { checkouts } from './testing';
import { textOf } from './text.mjs';

const checkout = checkouts();

async function committed() {
  const made = await checkout();
  made.git('init', '--quiet', '--initial-branch=main');
  made.git('add', '.');
  made.git('commit', '--quiet', '-m', 'Begin');
  return made;
}

describe('what changed', () => {
  it('is each text since the last commit, and other files as a whole', async () => {
    const { root, context, write } = await committed();
    expect(await changedSince(root)).toEqual([]);
    const title = { file: 'messages/de/home.json', key: 'home.hero.title', before: 'Geh in den Test' };
    await context.store.write([{ ...title, after: 'Geh hin' }], { kind: 'save' });
    write('content/legal/en/tos.mdx', '---\n');
    write('README.md', 'not a text');
    expect(await changedSince(root)).toEqual([
      { ...title, locale: 'de', after: 'Geh hin' },
      { file: 'content/legal/en/tos.mdx', key: '', before: null, after: '' },
    ]);
    expect(await branchOf(root)).toBe('main');
  });

  it('is nothing where git does not know the folder', async () => {
    const { root } = await checkout();
    expect(await changedSince(root)).toEqual([]);
    expect(await branchOf(root)).toBeNull();
  });
});

describe('a translation whose English has changed', () => {
  it('stands beside both versions of it, until it changes as well', async () => {
    const { context, read, write } = await committed();
    const catalogs = new Map(
      ['en', 'de', 'ru'].map((code) => [
        code,
        new Map([['home', readCatalog(Buffer.from(read(`messages/${code}/home.json`)))]]),
      ]),
    );
    const ledger = nextLedger({}, catalogs);
    const told = { ...context, ledger: async () => ledger };
    const file = 'messages/en/home.json';
    write(file, read(file).replace('Walk into', 'Step into'));
    await context.store.write(
      [
        {
          file: 'messages/ru/home.json',
          key: 'home.hero.title',
          before: 'Идите на экзамен',
          after: 'Шаг на экзамен',
        },
      ],
      { kind: 'save' },
    );
    const { texts } = await textOf(told, 'home.hero.title');
    expect(texts.map(({ locale, stale }) => [locale, stale])).toEqual([
      ['en', undefined],
      ['de', { englishThen: 'Walk into the test', englishNow: 'Step into the test' }],
      ['ru', undefined],
    ]);

    const problems = ['identical', 'missing-key', 'length'].map((rule) => ({
      file: 'messages/de/home.json',
      key: 'hero.lead',
      rule,
      reason: rule,
    }));
    const aside = { ask: async () => problems } as unknown as typeof context.aside;
    const late = { en: {}, de: { stale: true } };
    const answers = {
      untranslatedTexts: { ru: 2 },
      longerList: { rows: [{ languages: late }, { languages: { de: {} } }] },
    };
    const counting = {
      ask: async (name: keyof typeof answers) => answers[name],
    } as unknown as typeof context.aside;
    expect(await overviewOf({ ...told, aside: counting })).toEqual({
      languages: [
        { locale: 'de', missing: 0, english: 0, stale: 1, pages: { missing: 0, stale: 1 } },
        { locale: 'ru', missing: 0, english: 2, stale: 0, pages: { missing: 1, stale: 0 } },
      ],
    });
    expect(await stateOf({ ...told, aside }, 'de')).toMatchObject({
      missing: [],
      english: [{ key: 'home.hero.lead', text: 'Übe mit {brand}.' }],
      stale: [
        {
          key: 'home.hero.title',
          then: 'Walk into the test',
          now: 'Step into the test',
          text: 'Geh in den Test',
        },
      ],
      problems: [{ rule: 'length' }],
    });
  });
});
