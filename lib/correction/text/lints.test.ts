import { describe, expect, it } from 'vitest';
import { lintsOf } from '@/scripts/correction/harper';
import { kindOfChange } from './change';
import { plainLints, type HarperLint, type Lint } from './lint';
import { lintFindings } from './lints';

const findings = async (text: string) =>
  lintFindings(text, await lintsOf(text)).map(({ start, end, kind, better, sure }) => ({
    found: text.slice(start, end),
    kind,
    better,
    sure,
  }));

describe('Harper', () => {
  it('gives places as UTF-16 indices, behind emoji, quotation marks and lone surrogates too', async () => {
    for (const text of [
      '👩‍👩‍👧 “He’s” 𝒜 have a appple 😀😀 and she go to it ’ goood.',
      'Line one.\r\n\r\n\tHe have a dgo, \ud83d and she go.',
    ]) {
      const lints = await lintsOf(text);
      expect(lints.length).toBeGreaterThan(2);
      for (const { start, end, found } of lints) expect(text.slice(start, end)).toBe(found);
    }
  });

  it('finds misspelled words', async () => {
    expect(await findings('The libary is closed.')).toEqual([
      { found: 'libary', kind: 'spelling', better: 'library', sure: true },
    ]);
  });

  it.each([
    'My favourite colour is grey, and I practise at the theatre.',
    'I met Kwabena and Xochitl there.',
    'There was a red coat, and he also wore a hat.',
    'I had had enough.',
  ])('is not heard about %j', async (text) => {
    expect(await findings(text)).toEqual([]);
  });

  it('asks about style, and about commas only behind linking words', async () => {
    expect(await findings('It was very good.')).toEqual([
      { found: 'very good', kind: 'style', better: 'excellent', sure: false },
    ]);
    expect(await findings('However the shop was closed.')).toEqual([
      { found: '', kind: 'punctuation', better: ',', sure: false },
    ]);
    expect(await findings('Nowadays the shop is closed.')).toEqual([]);
  });

  it('says a missing word as an insertion before the next one', async () => {
    const text = 'They want learn English.';
    const [finding] = lintFindings(text, await lintsOf(text));
    expect(finding).toMatchObject({ start: 10, end: 10, kind: 'missingWord', better: 'to ' });
  });
});

const lint = (over: Partial<Lint>): Lint => ({
  rule: 'SpellCheck',
  kind: 'Spelling',
  start: 0,
  end: 3,
  found: 'teh',
  message: '',
  suggestions: ['the'],
  ...over,
});

it('leaves out what is not at its place', () => {
  expect(lintFindings('teh', [lint({})])).toHaveLength(1);
  for (const wrong of [{ start: 1 }, { end: 9 }, { start: -1 }, { start: 3, end: 0 }, { found: 'the' }])
    expect(lintFindings('teh', [lint(wrong)])).toEqual([]);
});

it('takes a capital that is missing for that', () => {
  const found = { end: 6, found: 'monday', suggestions: ['Monday'] };
  expect(lintFindings('monday', [lint(found)])).toMatchObject([{ kind: 'capital', better: 'Monday' }]);
});

it.each([
  ['teh', 'the', 'confusedWord'],
  ['in', 'at', 'preposition'],
  ['an', 'a', 'article'],
  ['in hurry', 'in a hurry', 'article'],
  ['depends', 'depends on', 'preposition'],
  ['go', 'goes', 'verbForm'],
  ['friend', 'friends', 'plural'],
  ['alot', 'a lot', 'spelling'],
  ['its', 'it’s', 'confusedWord'],
  ['monday', 'Monday', 'capital'],
  ['more better', 'better', 'extraWord'],
  ['say a lie', 'tell a fib', 'wordChoice'],
] as const)('what makes %j %j is %s', (found, better, kind) => {
  expect(kindOfChange(found, better)).toBe(kind);
});

it('reads the three kinds of suggestions', () => {
  const one = (kind: number, text: string): HarperLint => ({
    lint_kind: () => 'Usage',
    span: () => ({ start: 0, end: 2 }),
    get_problem_text: () => 'go',
    message: () => 'No.',
    suggestions: () => [{ kind: () => kind, get_replacement_text: () => text }],
  });
  const suggestions = plainLints({ Rule: [one(0, 'went'), one(1, ''), one(2, ' to')] }).map(
    (given) => given.suggestions,
  );
  expect(suggestions).toEqual([['went'], [''], ['go to']]);
});
