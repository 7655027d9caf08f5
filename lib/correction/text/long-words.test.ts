import { expect, it } from 'vitest';
import type { Lint } from './lint';
import { forHarper, inText } from './long-words';

const longest = 'pneumonoultramicroscopicsilicovolcanoconiosis';

it('leaves words as long as there are', () => {
  const text = `They say ${longest}, and don’t stop.`;
  expect(forHarper(text)).toBe(text);
});

it('replaces longer ones in their place, whatever they are made of', () => {
  for (const word of [
    `${longest}e`,
    "don't".repeat(30),
    'é'.repeat(60),
    'e\u0301'.repeat(60),
    'a1'.repeat(400),
  ]) {
    const text = `I say ${word} every day.`;
    expect(forHarper(text)).toBe(`I say ${'0'.repeat(word.length)} every day.`);
  }
});

it('keeps the places behind characters of two units', () => {
  const word = '𝓗'.repeat(50);
  expect(forHarper(`${word} are`)).toBe(`${'0'.repeat(100)} are`);
});

it('drops what was found in a replaced word', () => {
  const text = `${'x'.repeat(50)} are here`;
  const lint = (start: number, end: number): Lint => ({
    rule: 'Rule',
    kind: 'Grammar',
    start,
    end,
    found: forHarper(text).slice(start, end),
    message: '',
    suggestions: [],
  });
  expect(inText(text, [lint(0, 50), lint(51, 54), lint(40, 54)])).toEqual([lint(51, 54)]);
});
