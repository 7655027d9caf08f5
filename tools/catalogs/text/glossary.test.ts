import { describe, expect, it } from 'vitest';
import { locales } from '../../../lib/i18n/locales';
import { checkTerms, loadGlossary, parseGlossary, unsaidTerms } from './glossary.mjs';
import { brief, catalogFixtures } from '../fixtures';

const markdown = `# Glossary

## en: English

| English | it means | never |
| --- | --- | --- |
| **mock exam** | our full-length practice | mock test / whole test |

## de

| English | say | check | never |
| --- | --- | --- | --- |
| mock exam | Probeprüfung | probeprüfung | übungstest |
| plan | Abo / Paket | – | – |
| log in / log out | anmelden / abmelden | anmeld / abmeld | – |

## ja

| English | say | check | never |
| --- | --- | --- | --- |
| mock exam | 模擬試験 | 模擬試験 | 模試 |
`;
const glossary = parseGlossary(markdown);
const reasons = (text: string, english: string | undefined, lang: string) =>
  checkTerms(text, english, glossary.get(lang) ?? [], lang).map(({ reason }) => reason);

describe('the glossary', () => {
  const { check } = catalogFixtures();

  it('is read by language, with the words of each cell', () => {
    expect([...glossary.keys()]).toEqual(['en', 'de', 'ja']);
    const inWords = (lang: string) =>
      glossary.get(lang)?.map(({ terms, stems, never }) => [terms, stems, never.map(({ word }) => word)]);
    expect(inWords('de')).toEqual([
      [['mock exam'], ['probeprüfung'], ['übungstest']],
      [['plan'], [], []],
      [['log in', 'log out'], ['anmeld', 'abmeld'], []],
    ]);
    expect(inWords('en')).toEqual([[['mock exam'], [], ['mock test', 'whole test']]]);
  });

  it('is refused when a table lacks a column that is read, which would switch its rules off', () => {
    expect(() => parseGlossary(markdown.replace('| check |', '| chekc |'))).toThrow(
      'de: the table has no column check',
    );
    expect(() => parseGlossary(markdown.replace('| never |', '| nerve |'))).toThrow(
      'en: the table has no column never',
    );
  });

  it('asks for the word of the language wherever English has the term', () => {
    expect(reasons('Zwei Probeprüfungen', 'Two mock exams', 'de')).toEqual([]);
    expect(reasons('Zwei Tests', 'Two mock exams', 'de')).toHaveLength(1);
    expect(reasons('Zwei Tests', 'Two mock examinations', 'de')).toEqual([]);
    expect(reasons('ein Plan', 'a plan', 'de')).toEqual([]);
    expect(reasons('Zum Konto', 'Log in', 'de')).toHaveLength(1);
    expect(reasons('Beenden', 'Log out', 'de')[0]).toContain('“anmeld” or “abmeld”');
    expect(reasons('Abmelden', 'Log out', 'de')).toEqual([]);
  });

  it('finds terms that no English text says, where a translation is to hold a word for them', () => {
    expect(unsaidTerms(glossary, ['Mock exams', 'Then log out'])).toEqual([]);
    expect(unsaidTerms(glossary, ['Log in'])).toEqual([
      { code: 'de', term: 'mock exam' },
      { code: 'ja', term: 'mock exam' },
    ]);
    expect(unsaidTerms(glossary, ['mock exam'])).toEqual([{ code: 'de', term: 'log in / log out' }]);
  });

  it('refuses words that are never said, at the beginning of a word or anywhere in a script without spaces', () => {
    expect(reasons('Ein Übungstest', 'A test', 'de')[0]).toContain('übungstest');
    expect(reasons('Der Nebenübungstest', 'A test', 'de')).toEqual([]);
    expect(reasons('次の模試です', 'The next test', 'ja')).toHaveLength(1);
    expect(reasons('Take the whole test', undefined, 'en')).toHaveLength(1);
  });

  it('is part of the check of the catalogs, and an exception switches it off for one text', async () => {
    const files = {
      'GLOSSARY.md': markdown,
      'en/home.json': { a: 'A mock exam', b: 'Another mock exam' },
      'de/home.json': { a: 'Ein Test', b: 'Noch ein Test' },
    };
    const problems = await check(files, { glossary: { de: ['home.b'] } }, ['de']);
    expect(brief(problems).filter((line) => line.endsWith('glossary'))).toEqual([
      'GLOSSARY.md de: log in / log out glossary',
      'de/home.json a glossary',
    ]);
  });
});

it('the glossary of the site has words to hold in every language', async () => {
  const own = await loadGlossary('messages/GLOSSARY.md');
  expect([...own.keys()].toSorted()).toEqual([...locales].toSorted());
  for (const code of locales) {
    const held = own.get(code)?.filter(({ stems, never }) => stems.length > 0 || never.length > 0) ?? [];
    expect(held.length, code).toBeGreaterThan(20);
  }
});
