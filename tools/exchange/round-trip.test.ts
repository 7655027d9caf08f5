import { describe, expect, it } from 'vitest';
import { writeCsv } from './formats/csv.mjs';
import { writeXliff } from './formats/xliff/write.mjs';
import { takeIn } from './intake/take-in.mjs';
import { rowsOf } from './out/rows.mjs';
import { readReturned } from './read-file.mjs';
import { loadSite, localeNamed } from './site.mjs';

// The texts of the site themselves, of the language that counts in most ways, and in a full run of other ways of writing.
const languages = process.env.FULL === '1' ? ['ru', 'th', 'ja'] : ['ru'];
const site = await loadSite(process.cwd());

describe.each(languages)('every text of %s', (code) => {
  it.each([
    ['XLIFF', writeXliff],
    ['CSV', writeCsv],
  ])('comes back in %s as it was', { timeout: 120_000 }, async (_, write) => {
    const locale = localeNamed(code, site.tables);
    const rows = await rowsOf(site, locale, 'all');
    expect(rows.length).toBe(site.store.keys().length);
    const returned = readReturned(Buffer.from(write({ locale, rows, style: ['Some words.'] })));
    expect(returned.language).toBe(write === writeCsv ? code : locale.lang);
    expect(returned.rows.map(({ key, english, translation }) => [key, english, translation])).toEqual(
      rows.map(({ key, english, translation }) => [key, english, translation]),
    );
    const taken = await takeIn(site, returned);
    expect(taken).toMatchObject({ changes: [], refused: [], same: rows.length, empty: 0 });
  });
});
