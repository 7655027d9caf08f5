import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/support/full';
import { handoutOf, oddText, textsIn } from '../fixtures';
import { readReturned } from '../read-file.mjs';
import { writeCsv } from './csv.mjs';
import { guarded, unguarded } from './formula-guard.mjs';

const bytes = (text: string) => Buffer.from(text);
const read = (text: string) => readReturned(bytes(text));

/** What a spreadsheet calculates, as it lists them. */
const startsFormula = /^\s*[=+\-@]/;

describe('a table', () => {
  it('keeps every text, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(oddText, oddText), { minLength: 1, maxLength: 5 }), (pairs) => {
        const texts = Object.fromEntries(pairs.map((pair, index) => [`home.text${index}`, pair]));
        const { language, rows } = read(writeCsv(handoutOf(texts)));
        expect(language).toBe('de');
        expect(textsIn(rows)).toEqual(
          // A cell has no two ends of a line.
          Object.entries(texts).map(([key, pair]) => {
            const [english, translation] = pair.map((text) => text.replaceAll('\r\n', '\n'));
            return { key, english, translation, fault: undefined };
          }),
        );
      }),
      { numRuns: runs(150) },
    );
  });

  it('has no cell that a spreadsheet calculates', () => {
    fc.assert(
      fc.property(oddText, (text) => {
        expect(guarded(text)).not.toMatch(startsFormula);
        expect(unguarded(guarded(text))).toBe(text);
      }),
    );
    expect(['=1+1', ' -1', '@a', "'=1", '＋1', '\t=1'].map(guarded)).toEqual([
      "'=1+1",
      "' -1",
      "'@a",
      "''=1",
      "'＋1",
      "'\t=1",
    ]);
    // Where a spreadsheet has taken the apostrophe for its own.
    expect(unguarded('=1+1')).toBe('=1+1');
    expect(['’tis', "'quoted'", '– so'].map(guarded)).toEqual(['’tis', "'quoted'", '– so']);
  });

  it('opens in spreadsheets: byte order mark, lines that end as RFC 4180 says, what translators need', () => {
    const handout = handoutOf({ 'home.hero.title': ['Say "hello", now', '=Sag'] });
    Object.assign(handout.rows[0] ?? {}, {
      limit: '60 columns',
      keep: 'Keep: {brand}',
      notes: ['Two'],
      places: ['/', '/a', '/b', '/c'],
    });
    expect(writeCsv(handout)).toBe(
      '\ufeffkey,english,translation,limit,note,page,version\r\n' +
        'home.hero.title,"Say ""hello"", now",\'=Sag,60 columns,"Keep: {brand}\nTwo",/ /a /b and 1 more,de jvpX1I l4w17n\r\n',
    );
  });

  it('comes back with semicolons or tabs, columns in another order, and rows that are named as a spreadsheet does', () => {
    const [semicolons, tabs] = [';', '\t'].map((sign) =>
      read(
        ['translation;Key;english;mine', '"Eins; zwei\nund drei";home.a;One', ';;', 'Zwei;home.b;Two;x']
          .join('\n')
          .replaceAll(/;(?! )/g, sign),
      ),
    );
    expect(semicolons).toEqual(tabs);
    expect(semicolons?.language).toBeUndefined();
    expect(
      semicolons?.rows.map(({ line, key, english, translation }) => [line, key, english, translation]),
    ).toEqual([
      [2, 'home.a', 'One', 'Eins; zwei\nund drei'],
      [4, 'home.b', 'Two', 'Zwei'],
    ]);
  });

  it('names the rows of which cells were lost or moved', () => {
    const { rows } = read('key,english,translation\nhome.a,One\nhome.b,Two,Zwei,drei\nhome.c,Three,Drei\n');
    expect(rows.map(({ line, key, fault }) => [line, key, fault])).toEqual([
      [2, 'home.a', 'The row ends before the column translation.'],
      [3, 'home.b', 'The row has more cells than columns: a text with a comma has lost its quotation marks.'],
      [4, 'home.c', undefined],
    ]);
  });

  it.each([
    ['', /empty/],
    ['key,text\na,b\n', /names no column english, translation/],
    ['key,english,translation,translation\n', /column translation stands twice/],
    [
      'key,english,translation\nhome.a,One,"Eins\nhome.b,Two,Zwei\n',
      /^Line \d+ has a straight quotation mark/,
    ],
    ['key,english,translation\nhome.a,On"e,Eins\n', /^Line 2 has a straight quotation mark/],
    [`key,english,translation\nhome.a,One,"${'x'.repeat(300_000)}"\n`, /longer than any text/],
    ['PK\u0003\u0004 workbook', /This is a workbook/],
  ])('is refused as a whole where it is none: %$', (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });

  it('is refused in other encodings', () => {
    expect(() => readReturned(Buffer.from('key,english,translation\nhome.a,Free,Übung\n', 'latin1'))).toThrow(
      'Line 2 holds a character that is not UTF-8',
    );
    expect(() => readReturned(Buffer.from('\ufeffkey\tenglish\ttranslation\n', 'utf16le'))).toThrow('UTF-16');
  });
});
