import { expect, it } from 'vitest';
import { paragraphsOf, sentencesOf, tokensOf } from './tokens';

const sentences = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

it('keeps apostrophes, hyphens and decimals in their words', () => {
  expect(tokensOf('It’s a well-known 3.5 km run, isn’t it?').map(({ lower }) => lower)).toEqual([
    "it's",
    'a',
    'well-known',
    '3.5',
    'km',
    'run',
    ',',
    "isn't",
    'it',
    '?',
  ]);
});

it('gives places as UTF-16 indices', () => {
  const text = '😀 He’s 𝒜 here';
  for (const { start, end, text: word } of tokensOf(text)) expect(text.slice(start, end)).toBe(word);
});

it.each([
  ['I came. I saw!', ['I came.', 'I saw!']],
  ['He said: “Go.” She went.', ['He said: “Go.”', 'She went.']],
  ['Mr. Lee is here, e.g. now. Good.', ['Mr. Lee is here, e.g. now.', 'Good.']],
  ['So do I. You too.', ['So do I.', 'You too.']],
  ['One line\nanother\n\nlast one', ['One line', 'another', 'last one']],
  ['… !!! ?', []],
])('parts %j into sentences', (text, expected) => {
  expect(sentences(text)).toEqual(expected);
});

it('parts thousands of quotation marks in no time', () => {
  const began = performance.now();
  expect(sentences(`Go. ${"'".repeat(4996)}`)).toEqual(['Go.']);
  expect(performance.now() - began).toBeLessThan(1000);
});

it('knows which sentences a sign ends, and which end a paragraph', () => {
  expect(sentencesOf('One. Two\n\nThree').map(({ isClosed, isLast }) => [isClosed, isLast])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
});

it('parts paragraphs at empty lines', () => {
  expect(paragraphsOf('\n\nOne\nmore\n \nTwo\n\n')).toEqual(['One\nmore', 'Two']);
});
