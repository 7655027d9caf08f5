import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { onTestFinished } from 'vitest';
import type { Handout, ReturnedRow, Row } from './contract';
import { loadSite } from './site.mjs';

/** Some languages of the site, one of each way of counting. */
export const tables = {
  locales: [
    { code: 'en', lang: 'en' },
    { code: 'de', lang: 'de' },
    { code: 'ru', lang: 'ru' },
    { code: 'ja', lang: 'ja' },
    { code: 'pt', lang: 'pt-BR' },
    { code: 'zh', lang: 'zh-Hans' },
  ],
  namespaces: ['home', 'meta'],
  brand: 'Verbista',
};

export const german = { code: 'de', lang: 'de' };

const english = {
  home: {
    hero: { title: 'Practice for {brand}', note: 'Free, and without a card.' },
    days: '{days, plural, one {# day} other {# days}}',
    link: 'Read <link>our rules</link> first.',
  },
  meta: { home: { title: 'Learn English' } },
};

const translated = {
  home: {
    hero: { title: 'Üben für {brand}', note: 'Kostenlos und ohne Karte.' },
    days: '{days, plural, one {# Tag} other {# Tage}}',
    link: 'Lies zuerst <link>unsere Regeln</link>.',
  },
  meta: { home: { title: 'Englisch lernen' } },
};

/** A checkout of a small site for one test. `files` stand beside its catalogs, or in their place: an object as JSON, by path. */
export async function smallSite(files: Record<string, unknown> = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'exchange-test-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const all = {
    'messages/rules.json': { limits: [{ keys: 'meta.*.title', width: 20 }], quotes: { de: ['„“'] } },
    'messages/en/home.json': english.home,
    'messages/en/meta.json': english.meta,
    'messages/de/home.json': translated.home,
    'messages/de/meta.json': translated.meta,
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
  const site = await loadSite(root, { tables });
  return { root, site, read: (name: string) => readFile(path.join(root, name), 'utf8') };
}

export function handoutOf(
  texts: Record<string, [english: string, translation: string | undefined]>,
): Handout {
  const rows = Object.entries(texts).map(([key, [source, translation]]): Row => ({
    key,
    english: source,
    translation,
    state: translation === undefined ? 'missing' : 'done',
    limit: undefined,
    keep: undefined,
    notes: [],
    places: [],
  }));
  return { locale: german, rows, style: [] };
}

export const textsIn = (rows: readonly ReturnedRow[]) =>
  rows.map(({ key, english: source, translation, fault }) => ({ key, english: source, translation, fault }));

const oddParts = [
  ...[
    '"',
    '""',
    "'",
    "''",
    '’',
    '“”',
    ',',
    ';',
    '\n',
    '\n\n',
    '\t',
    '\r',
    '  ',
    '\u00a0',
    '=1+1',
    '-1',
    '+',
    '@x',
    '＝1',
  ],
  ...[
    '{brand}',
    '{n, number}',
    '{n, number, ::.0}',
    '{d, date, short}',
    '{',
    '}',
    "'{'",
    '#',
    '<b>',
    '</b>',
    '<b>x</b>',
  ],
  ...[
    '<en>the <b>red</b> one</en>',
    '{days, plural, one {# day} other {# <b>days</b>}}',
    '{who, select, a {x} other {y}}',
  ],
  ...[
    '&amp;',
    '&',
    '<',
    '>',
    ']]>',
    '<![CDATA[',
    '<!-- -->',
    '<?xml ?>',
    '😀',
    '👩‍👩‍👧',
    'ไทย',
    'کرم',
    '\u200f',
    '\u0000',
    '\u0003',
    '\ufffe',
  ],
];

/** Texts with all that files, tables and messages have a meaning for. */
export const oddText = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc
      .array(fc.oneof(fc.constantFrom(...oddParts), fc.string({ unit: 'grapheme', maxLength: 4 })), {
        minLength: 1,
      })
      .map((parts) => parts.join('')),
  )
  .filter((text) => text !== '');
