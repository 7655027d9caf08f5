import { describe, expect, it } from 'vitest';
import { checkTerms, parseGlossary } from './glossary.mjs';
import { brief, catalogFixtures } from './fixtures';

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
    expect(glossary.get('de')).toEqual([
      { term: 'mock exam', stems: ['probeprüfung'], never: ['übungstest'] },
      { term: 'plan', stems: [], never: [] },
    ]);
    expect(glossary.get('en')?.[0]).toEqual({
      term: 'mock exam',
      stems: [],
      never: ['mock test', 'whole test'],
    });
  });

  it('asks for the word of the language wherever English has the term', () => {
    expect(reasons('Zwei Probeprüfungen', 'Two mock exams', 'de')).toEqual([]);
    expect(reasons('Zwei Tests', 'Two mock exams', 'de')).toHaveLength(1);
    expect(reasons('Zwei Tests', 'Two mock examinations', 'de')).toEqual([]);
    expect(reasons('ein Plan', 'a plan', 'de')).toEqual([]);
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
    expect(brief(problems).filter((line) => line.endsWith('glossary'))).toEqual(['de/home.json a glossary']);
  });
});
