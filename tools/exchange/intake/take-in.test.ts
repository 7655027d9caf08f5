import { describe, expect, it } from 'vitest';
import { hashOf } from '../../catalogs/ledger/ledger.mjs';
import type { ReturnedRow } from '../contract';
import { german, smallSite } from '../fixtures';
import { writeCsv } from '../formats/csv.mjs';
import { writeXliff } from '../formats/xliff/write.mjs';
import { rowsOf } from '../out/rows.mjs';
import { readReturned } from '../read-file.mjs';
import type { Site } from '../site.mjs';
import { reportOf } from './report.mjs';
import { takeIn } from './take-in.mjs';

/** The table of all German texts as it was handed out. */
const tableOf = async (site: Site) =>
  writeCsv({ locale: german, rows: await rowsOf(site, german, 'all'), style: [] });

/** What comes of a table that a translator has changed: cells by what they held. */
async function takenFrom(site: Site, table: string, changed: [before: string, after: string][] = []) {
  const text = changed.reduce((rest, [before, after]) => {
    expect(rest).toContain(before);
    return rest.replace(before, after);
  }, table);
  return takeIn(site, readReturned(Buffer.from(text)));
}

const brief = ({ refused }: Awaited<ReturnType<typeof takeIn>>) =>
  refused.map(({ line, key, reasons }) => [line, key, ...reasons]);

describe('what came back', () => {
  it('goes in where it differs, and changes nothing else of the files', async () => {
    const { site, read } = await smallSite();
    const before = await read('messages/de/home.json');
    const table = await tableOf(site);
    const taken = await takenFrom(site, table, [
      ['Kostenlos und ohne Karte.', 'Gratis und ohne Karte.'],
      ['one {# Tag} other {# Tage}', 'one {ein # Tag} other {# Tage}'],
    ]);
    expect(taken).toMatchObject({ refused: [], same: 3, empty: 0, fits: [] });
    await site.store.write(taken.changes, { kind: 'import' });
    expect(await read('messages/de/home.json')).toBe(
      before
        .replace('Kostenlos und ohne Karte.', 'Gratis und ohne Karte.')
        .replace('one {# Tag}', 'one {ein # Tag}'),
    );
    const [entry] = (await read('.edit/journal.jsonl')).trim().split('\n');
    expect(JSON.parse(entry ?? '')).toMatchObject({
      kind: 'import',
      changes: [
        {
          file: 'messages/de/home.json',
          key: 'home.hero.note',
          before: 'Kostenlos und ohne Karte.',
          after: 'Gratis und ohne Karte.',
        },
        { key: 'home.days' },
      ],
    });
  });

  it('puts what was missing where English has it', async () => {
    const { site, read } = await smallSite({
      'messages/de/home.json': { link: 'Lies zuerst <link>unsere Regeln</link>.' },
    });
    const rows = await rowsOf(site, german, 'missing');
    expect(rows.map(({ key }) => key)).toEqual(['home.hero.title', 'home.hero.note', 'home.days']);
    const file = writeXliff({ locale: german, rows, style: [] });
    const translated = file
      .replace(
        'Practice for <ph id="1" dataRef="d1" equiv="brand" disp="{brand}"/></source>',
        '$&<target>Für <ph id="1" dataRef="d1"/></target>',
      )
      .replace('card.</source>', '$&<target>Ohne Karte.</target>');
    const taken = await takeIn(site, readReturned(Buffer.from(translated)));
    expect(taken).toMatchObject({ refused: [], same: 0, empty: 1 });
    await site.store.write(taken.changes, { kind: 'import' });
    expect(JSON.parse(await read('messages/de/home.json'))).toEqual({
      hero: { title: 'Für {brand}', note: 'Ohne Karte.' },
      link: 'Lies zuerst <link>unsere Regeln</link>.',
    });
    expect((await read('messages/de/home.json')).indexOf('hero')).toBeLessThan(20);
  });

  it('is held to the rules of the catalogs, row by row; the rest goes in', async () => {
    const { site } = await smallSite();
    const taken = await takenFrom(site, await tableOf(site), [
      ['Üben für {brand}', 'Üben für {marke}'],
      ['Kostenlos und ohne Karte.', 'Gratis und ohne Karte.'],
      ['{days, plural, one {# Tag} other {# Tage}}', '{days, plural, other {# Tage}}'],
      ['Lies zuerst <link>unsere Regeln</link>.', ' Lies ‚unsere Regeln‘.'],
      ['Englisch lernen', 'Englisch lernen und üben'],
    ]);
    expect(taken.changes.map(({ key }) => key)).toEqual(['home.hero.note']);
    expect(brief(taken)).toEqual([
      [
        2,
        'home.hero.title',
        '{brand} is missing: put it where your sentence wants it.',
        '{marke} is not in English; the page has nothing to put there. Remove it, or correct its spelling.',
      ],
      [4, 'home.days', 'The plural of {days} lacks one: German has one, other. Add one {…}.'],
      [
        5,
        'home.link',
        'Remove the space at the beginning or the end of the text.',
        expect.stringContaining('Quotation marks of this language are „…“.'),
        '<link>…</link> is missing: put it around the words that say the same.',
      ],
      [6, 'meta.home.title', expect.stringContaining('The text takes 24 columns, 20 are allowed')],
    ]);
  });

  it('names rows that are of no text, of several, or of another language', async () => {
    const { site } = await smallSite();
    const [head, title = '', note = '', ...rest] = (await tableOf(site)).split('\r\n');
    const taken = await takenFrom(
      site,
      [
        head,
        title.replace('hero.title', 'hero.titel'),
        note,
        note.replace('Kostenlos', 'Gratis'),
        note.replace('home.hero.note', ''),
        ...rest.map((line) => line.replace(/de (?=\S+ \S+$)/, 'ru ')),
      ].join('\r\n'),
    );
    expect(taken.changes).toEqual([]);
    expect(brief(taken)).toEqual([
      [
        2,
        'home.hero.titel',
        'English has no text with this key: the key was changed, or the text is gone since.',
      ],
      [3, 'home.hero.note', 'The key stands in rows 3 and 4: keep one of them.'],
      [4, 'home.hero.note', 'The key stands in rows 3 and 4: keep one of them.'],
      [5, '', 'The row has no key. It says which text this is, and has to come back as it was.'],
      [6, 'home.days', 'The row is of ru, and the file of de.'],
      [7, 'home.link', 'The row is of ru, and the file of de.'],
      [8, 'meta.home.title', 'The row is of ru, and the file of de.'],
    ]);
  });

  it.each([
    '__proto__.x',
    'home.__proto__',
    'home.constructor',
    'home.hero',
    'home',
    '../../etc.x',
    'de.home.days',
  ])('knows no key %s', async (key) => {
    const { site } = await smallSite();
    const row: ReturnedRow = {
      line: 2,
      key,
      english: 'x',
      translation: 'y',
      version: undefined,
      confirmed: false,
    };
    const { changes, refused } = await takeIn(site, { language: 'de', unit: 'row', rows: [row] });
    expect(changes).toEqual([]);
    expect(refused).toHaveLength(1);
  });

  it('names letters that a spreadsheet has lost', async () => {
    const { site } = await smallSite();
    const taken = await takenFrom(site, await tableOf(site), [
      ['Kostenlos und ohne Karte.', 'Ohne Geb?hren.'],
      ['Englisch lernen', '???? lernen'],
    ]);
    expect(brief(taken)).toEqual([
      [3, 'home.hero.note', expect.stringContaining('“b?h” stands for letters that were lost')],
      [6, 'meta.home.title', expect.stringContaining('“????” stands for letters')],
    ]);
  });
});

describe('what changed here since the export', () => {
  const english = (note: string) => ({
    hero: { title: 'Practice for {brand}', note },
    days: '{days, plural, one {# day} other {# days}}',
    link: 'Read <link>our rules</link> first.',
  });

  it('keeps a translation of the old English out, by name', async () => {
    const { site: then } = await smallSite();
    const [table, { site }] = [
      await tableOf(then),
      await smallSite({ 'messages/en/home.json': english('Free. No card, no limit.') }),
    ];
    const taken = await takenFrom(site, table, [['Kostenlos und', 'Gratis und']]);
    expect(taken.changes).toEqual([]);
    expect(brief(taken)).toEqual([
      [
        3,
        'home.hero.note',
        'The English changed since the export. It is now “Free. No card, no limit.”: npm run catalogs:export -- de --only stale hands it out again.',
      ],
    ]);
    // The same without what was noted in the file.
    const bare = table.replaceAll(/,de \S+ \S+(?=\r\n)/g, ',');
    const again = await takeIn(
      site,
      readReturned(Buffer.from(bare.replace('Kostenlos und', 'Gratis und'))),
      'de',
    );
    expect(brief(again)).toEqual([
      [3, 'home.hero.note', expect.stringContaining('It was “Free, and without a card.” there')],
    ]);
  });

  it('does not mind spaces and line breaks of the English, which spreadsheets change', async () => {
    const { site: then } = await smallSite();
    const table = await tableOf(then);
    const { site } = await smallSite({ 'messages/en/home.json': english('Free, and without  a card.') });
    expect(await takenFrom(site, table, [['Kostenlos und', 'Gratis und']])).toMatchObject({
      refused: [],
      changes: [{ key: 'home.hero.note' }],
    });
  });

  it('never writes over what somebody wrote here meanwhile', async () => {
    const { site } = await smallSite();
    const table = await tableOf(site);
    const own = {
      file: 'messages/de/home.json',
      key: 'home.hero.note',
      before: 'Kostenlos und ohne Karte.',
      after: 'Umsonst und ohne Karte.',
    };
    await site.store.write([own], { kind: 'save' });
    expect(brief(await takenFrom(site, table, [['Kostenlos und', 'Gratis und']]))).toEqual([
      [
        3,
        'home.hero.note',
        'Somebody changed the text here since the export. It is now “Umsonst und ohne Karte.”: look at both, and enter the better one by hand.',
      ],
    ]);
    // Who came to the same is welcome.
    expect(await takenFrom(site, table, [['Kostenlos und', 'Umsonst und']])).toMatchObject({
      refused: [],
      same: 5,
    });
  });

  it('shows in a table of which one column was sorted', async () => {
    const { site } = await smallSite();
    const taken = await takenFrom(site, await tableOf(site), [
      ['"Free, and without a card.",Kostenlos und', 'Learn English,Gratis und'],
    ]);
    expect(brief(taken)).toEqual([
      [3, 'home.hero.note', expect.stringContaining('rows were moved against each other')],
    ]);
  });

  it('is named to translators, and their word that a text still fits is passed on', async () => {
    const line = [hashOf('Free as a bird.'), `de:${hashOf('Kostenlos und ohne Karte.')}`].join(' ');
    const { site } = await smallSite({ 'content/translated-from.json': { 'home.hero.note': line } });
    const rows = await rowsOf(site, german, 'stale');
    expect(rows).toMatchObject([
      { key: 'home.hero.note', state: 'stale', notes: ['The English changed since this was translated.'] },
    ]);
    const file = writeXliff({ locale: german, rows, style: [] });
    const left = await takeIn(site, readReturned(Buffer.from(file)));
    expect(left).toMatchObject({ same: 1, fits: [] });
    const confirmed = file.replace(
      'state="initial" subState="catalog:english-changed"',
      'state="translated"',
    );
    const taken = await takeIn(site, readReturned(Buffer.from(confirmed)));
    expect(taken).toMatchObject({ same: 1, changes: [], refused: [], fits: ['home.hero.note'] });
    expect(reportOf(taken, { dry: false })).toContain('npm run catalogs:accept de home.hero.note');
  });
});

describe('the language of a file', () => {
  const rows: ReturnedRow[] = [];
  it.each([
    ['de', 'de'],
    ['de-DE', 'de'],
    ['pt-BR', 'pt'],
    ['zh-CN', 'zh'],
    ['zh-Hans', 'zh'],
  ])('%s is %s', async (language, code) => {
    const { site } = await smallSite();
    expect((await takeIn(site, { language, unit: 'row', rows })).locale.code).toBe(code);
  });

  it.each([
    ['pt-PT', undefined, 'There is no language pt-PT; there are de, ru, ja, pt, zh.'],
    ['zh-TW', undefined, 'There is no language zh-TW'],
    ['en', undefined, 'English is what is translated'],
    ['x_x', undefined, 'There is no language x_x'],
    ['de', 'ru', 'The file is for de, and ru was asked for.'],
    [undefined, undefined, 'does not say of which language it is: add it, such as --locale de.'],
  ])('%s where %s is wanted is refused', async (language, wanted, reason) => {
    const { site } = await smallSite();
    await expect(takeIn(site, { language, unit: 'row', rows }, wanted)).rejects.toThrow(reason);
  });

  it('may have some thousand rows', async () => {
    const { site } = await smallSite();
    await expect(
      takeIn(site, { language: 'de', unit: 'row', rows: Array(50_001).fill(undefined) }),
    ).rejects.toThrow('split it');
  });
});

it('is reported with what was refused first, and counted', async () => {
  const { site } = await smallSite();
  const taken = await takenFrom(site, await tableOf(site), [
    ['Üben für {brand}', 'Üben für Verbista'],
    ['Kostenlos und ohne Karte.', 'Gratis und ohne Karte.'],
    ['Englisch lernen', ''],
  ]);
  expect(reportOf(taken, { dry: true })).toBe(
    [
      'Refused:',
      '  row 2  home.hero.title — Write {brand} instead of Verbista.',
      '  row 2  home.hero.title — {brand} is missing: put it where your sentence wants it.',
      '    “Üben für Verbista”',
      '',
      'Would be written:',
      '  home.hero.note — “Gratis und ohne Karte.”',
      '',
      'de: 1 text would be taken in, 1 refused, 2 as they were, 1 not translated',
    ].join('\n'),
  );
});
