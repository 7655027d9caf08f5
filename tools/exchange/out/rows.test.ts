import { describe, expect, it } from 'vitest';
import { german, smallSite } from '../fixtures';
import { placesShown } from './places.mjs';
import { styleOf } from '../../edit/proposals/notes.mjs';
import { rowsOf } from './rows.mjs';

const glossary = `## de: German

| English   | say                     | check        | never  |
| --------- | ----------------------- | ------------ | ------ |
| mock exam | Probeprüfung            | probeprüfung | Testlauf |
| rule      | –                       | –            | –      |
`;

describe('what a translator is told of a text', () => {
  it('is what has to stay, how the language counts, terms and limits', async () => {
    const { site } = await smallSite({
      'messages/GLOSSARY.md': glossary,
      'messages/en/home.json': {
        plain: 'Go on',
        exam: 'Every <b>mock exam</b> for {brand}: {price, number}, <en>so</en>',
        days: '{days, plural, one {# day} other {# days}}',
        place: '{n, selectordinal, one {#st} other {#th}} {who, select, a {mine} other {yours}}',
      },
      'messages/de/home.json': {},
    });
    const rows = await rowsOf(site, german, 'all');
    expect(
      Object.fromEntries(rows.map(({ key, limit, keep, notes }) => [key, { limit, keep, notes }])),
    ).toEqual({
      'home.plain': { limit: undefined, keep: undefined, notes: [] },
      'home.exam': {
        limit: undefined,
        keep: 'Keep: <b>…</b> {brand} {price, number} <en>…</en>',
        notes: ['What stands in <en> stays English.', 'Term: “mock exam” is Probeprüfung (never “testlauf”)'],
      },
      'home.days': {
        limit: undefined,
        keep: undefined,
        notes: ['A text that counts: German needs {days, plural, one {…} other {…}}; # is the number.'],
      },
      'home.place': {
        limit: undefined,
        keep: undefined,
        notes: [
          'A text that counts: German needs {n, selectordinal, other {…}}; # is the number.',
          '{who, select, …}: keep the names of the cases (a, other), translate inside their braces.',
        ],
      },
      'meta.home.title': {
        limit: '20 columns (search result; Chinese, Japanese and Korean signs take two)',
        keep: undefined,
        notes: [],
      },
    });
  });

  it('is also what is wrong with it now, and whether it is a translation at all', async () => {
    const { site } = await smallSite({
      'messages/rules.json': {
        english: ['home.sample'],
        address: { de: { says: 'du', never: ['Ihnen'] } },
        quotes: { de: ['„“', '‚‘'] },
      },
      'messages/en/home.json': {
        sample: 'A sample',
        left: 'Left as it was',
        broken: 'Read {this}',
        right: 'Right',
      },
      'messages/de/home.json': {
        sample: 'A sample',
        left: 'Left as it was',
        broken: 'Lies {das}',
        right: 'Richtig',
      },
    });
    const rows = await rowsOf(site, german, 'all');
    expect(rows.map(({ key, state, notes }) => [key, state, notes])).toEqual([
      ['home.sample', 'fixed', ['It is a sample of the test and stays as in English.']],
      ['home.left', 'missing', []],
      [
        'home.broken',
        'done',
        [
          'Wrong now: {this} is missing: put it where your sentence wants it.',
          'Wrong now: {das} is not in English; the page has nothing to put there. Remove it, or correct its spelling.',
        ],
      ],
      ['home.right', 'done', []],
      ['meta.home.title', 'done', []],
    ]);
    expect((await rowsOf(site, german, 'missing')).map(({ key }) => key)).toEqual(['home.left']);
    expect(styleOf(german, site.rules).slice(0, 2)).toEqual([
      'Readers are spoken to with “du”.',
      'Quotation marks are „…“ or ‚…‘.',
    ]);
  });

  it('names some of many pages', () => {
    expect(['', '/', '/ /a /b /c'].map((paths) => placesShown(paths.split(' ').filter(Boolean)))).toEqual([
      '',
      '/',
      '/ /a /b and 1 more',
    ]);
  });
});
