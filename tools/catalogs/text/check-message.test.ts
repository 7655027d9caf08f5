import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../check-catalogs.mjs';
import { brief, quiet, catalogFixtures } from '../fixtures';

const { check } = catalogFixtures();

/** One text for each rule: English, translation, the rules it breaks, a part of what the report says. */
type Row = [
  key: string,
  english: string,
  locale: 'de' | 'ru' | 'ja',
  text: string,
  rules: string[],
  says?: string,
];
const rows: Row[] = [
  [
    'good',
    'Hello <b>{name}</b>, {n, plural, one {# day} other {# days}}',
    'de',
    'Hallo <b>{name}</b>, {n, plural, one {# Tag} other {# Tage}}',
    [],
  ],
  [
    'goodRussian',
    '{n, plural, one {# day} other {# days}}',
    'ru',
    '{n, plural, =0 {нет} one {# день} few {# дня} many {# дней} other {# дня}}',
    [],
  ],
  [
    'goodJapanese',
    '{n, plural, one {1 day} other {# days}} in three steps',
    'ja',
    '3つのステップ、{n, plural, other {#日}}',
    [],
  ],
  ['space', 'Start', 'de', ' Los', ['space']],
  ['empty', 'Start', 'de', '  ', ['empty']],
  [
    'syntax',
    'Hello {name}',
    'de',
    'Hallo {name',
    ['syntax'],
    'A { has no closing }: write } behind the name or the case that it opens. Look at “Hallo {name”.',
  ],
  [
    'quotedPlural',
    '{n, plural, one {# day} other {# days}}',
    'de',
    "{n, plural, one {# Tag} other {d'# Tage}}",
    ['syntax'],
    "two apostrophes ('')",
  ],
  [
    'noName',
    'Hello {name}',
    'de',
    'Hallo {}',
    ['syntax'],
    'There is nothing between { and }: write the name',
  ],
  [
    'nameWithSpace',
    'Hello {name}',
    'de',
    'Hallo {name du}',
    ['syntax'],
    'is missing, or the name has spaces or signs',
  ],
  [
    'openTag',
    'Read <b>this</b>',
    'de',
    'Lies <b>das',
    ['syntax'],
    'write </b> behind the words that it is around',
  ],
  [
    'noOther',
    '{n, plural, one {# day} other {# days}}',
    'de',
    '{n, plural, one {# Tag}}',
    ['syntax'],
    'add other {…} before its last }',
  ],
  ['stray', 'Hello there', 'de', 'Hallo}', ['syntax'], 'A } has no opening {: remove it'],
  [
    'apostrophe',
    'From {name} and you',
    'de',
    "Von'{name} und dir",
    ['apostrophe', 'argument'],
    'The page would show {name} as it stands.',
  ],
  [
    'pound',
    '{n, plural, one {# day} other {# days}}',
    'de',
    "{n, plural, one {Tag'#' x} other {# Tage}}",
    ['apostrophe'],
    'show # instead of the number',
  ],
  [
    'selfClosing',
    'One<br></br>two',
    'de',
    'Eins<br/>zwei',
    ['tag', 'tag'],
    'write an opening and a closing tag',
  ],
  [
    'argument',
    'Hello {name}',
    'de',
    'Hallo {nam}',
    ['argument', 'argument'],
    '{name} is missing: put it where your sentence wants it.',
  ],
  [
    'argumentType',
    'Since {d, date}',
    'de',
    'Seit {d, number}',
    ['argument'],
    'Write {d, date} as in English, not {d, number}.',
  ],
  ['numberStyle', 'For {p, number, ::currency/USD}', 'de', 'Für {p, number, ::currency/EUR}', ['argument']],
  ['pluralToPlain', '{n, plural, one {# day} other {# days}}', 'de', '{n} Tage', ['argument']],
  [
    'tag',
    'Read <b>this</b>',
    'de',
    'Lies <i>das</i>',
    ['tag', 'tag'],
    '<b>…</b> is missing: put it around the words that say the same.',
  ],
  ['select', '{g, select, a {Sun} other {Moon}}', 'de', '{g, select, c {Sonne} other {Mond}}', ['select']],
  [
    'pluralFew',
    '{n, plural, one {# day} other {# days}}',
    'ru',
    '{n, plural, one {# день} other {# дня}}',
    ['plural'],
    'lacks few, many: Russian has few, many, one, other. Add few {…} many {…}.',
  ],
  [
    'pluralUnused',
    '{n, plural, one {# day} other {# days}}',
    'ja',
    '{n, plural, one {#日} other {#日}}',
    ['plural'],
    'has one, which Japanese never uses',
  ],
  [
    'identical',
    'Start now',
    'de',
    'Start now',
    ['identical'],
    'If it is right here, tell whoever publishes.',
  ],
  ['identicalTerms', '<b>Read Aloud</b> & FAQ {n}', 'de', '<b>Read Aloud</b> & FAQ {n}', []],
  ['identicalListed', 'Name', 'de', 'Name', []],
  ['sample', 'A photo of a park!', 'de', 'Ein Foto eines Parks', ['english'], 'it must stay as in English'],
  ['numberAdded', 'Many questions', 'ja', '１８,０００問', ['number'], '18000 is not in the English text'],
  ['numberLost', 'In 5 minutes', 'de', 'In vier Minuten', ['number'], '5 stands in the English text'],
  ['numberWord', 'In 5 minutes', 'de', 'In fünf Minuten', []],
  ['clockWords', 'You have 3:00', 'de', 'In 3 Minuten', []],
  ['clockHalf', 'You have 1:30', 'de', 'Du hast anderthalb Minuten', []],
  ['clockSeconds', 'You have 1:30', 'ja', '90秒あります', []],
  [
    'clockOther',
    'You have 1:30',
    'ja',
    '80秒あります',
    ['number', 'number'],
    '1:30 stands in the English text',
  ],
  ['clockAdded', 'You have little time', 'de', 'Du hast 1:30', ['number'], '1:30 is not in the English text'],
  ['numberSame', 'With 18,000 of 4.8', 'de', 'Mit 18.000 von 4,8', []],
  ['numberThai', 'In 25 minutes', 'ja', '๒๕ 分', []],
  ['numberListed', 'A dozen', 'de', 'Das sind 12', []],
  ['currency', 'For $5', 'de', 'Für 5 €', ['currency', 'currency'], '€ is not in the English text'],
  ['script', 'Practise every day', 'ru', 'Practise every dag', ['script'], 'not Cyrillic'],
  ['scriptHalf', 'Practise every day at home', 'ja', '毎日 practise at home', ['script'], 'not Japanese'],
  ['scriptTerms', 'Read Aloud and Read Aloud', 'ja', 'Read AloudとRead Aloud', []],
  ['scriptName', 'About Alice Brown', 'ru', 'Про Alice', []],
  ['scriptListed', 'Write to us', 'ru', 'support@example', []],
  ['brand', 'About {brand}', 'de', 'Über Verbista {brand}', ['brand'], 'Write {brand} instead of Verbista.'],
];

const fillers = (locale: string) =>
  Object.fromEntries(rows.map(([key, english, own, text]) => [key, own === locale ? text : english]));

describe('rules of a text', () => {
  let problems: Problem[];
  beforeAll(async () => {
    const files = { 'en/home.json': fillers('en'), 'de/home.json': fillers('de') };
    const texts = { 'ru/home.json': fillers('ru'), 'ja/home.json': fillers('ja') };
    const meta = Object.fromEntries(['en', 'de', 'ru', 'ja'].map((code) => [`${code}/meta.json`, quiet]));
    problems = await check(
      { ...files, ...texts, ...meta },
      {
        terms: ['Read Aloud', 'FAQ'],
        identical: { de: ['home.identicalListed'] },
        numbers: { de: ['home.numberL*ed'] },
        english: ['home.sample'],
        scripts: { ru: ['home.scriptListed'] },
      },
    );
  });

  it.each(rows)('%s', (key, _english, locale, _text, rules, says) => {
    const found = problems.filter((problem) => problem.file === `${locale}/home.json` && problem.key === key);
    expect(found.map(({ rule }) => rule)).toEqual(rules);
    if (says) expect(found.map(({ reason }) => reason).join(' ')).toContain(says);
  });

  it('allows an exclamation mark in sample text alone', () => {
    expect(brief(problems).filter((line) => line.startsWith('en/'))).toEqual([]);
  });
});

describe('rules of English', () => {
  it('reports exclamation marks and a spelled-out brand', async () => {
    const texts = { a: 'Start now!', b: 'verbista is here', c: '{n, plural, other {# days}}' };
    const problems = await check({ 'en/home.json': texts, 'en/meta.json': quiet }, {}, ['en']);
    expect(brief(problems)).toEqual([
      'en/home.json a exclamation',
      'en/home.json b brand',
      'en/home.json c plural',
    ]);
  });

  it('allows an exclamation mark that is prescribed', async () => {
    const catalogs = { 'en/home.json': { a: 'Done!', b: 'Now!' }, 'en/meta.json': quiet };
    const problems = await check(catalogs, { exclamations: ['home.a'] }, ['en']);
    expect(brief(problems)).toEqual(['en/home.json b exclamation']);
  });
});
