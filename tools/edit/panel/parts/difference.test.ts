// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Difference } from './difference';

afterEach(cleanup);

const drawn = (before: string, after: string, lang = 'en') =>
  [...render(createElement(Difference, { before, after, lang })).container.querySelectorAll('ins, del')].map(
    ({ localName, textContent }) => `${localName}: ${textContent}`,
  );

it('takes no tag and no name in braces apart', () => {
  expect(drawn('A <del>b</del> <ins>c</ins>', 'A <ins>c</ins>')).toEqual(['del: <del>b</del> ']);
  expect(drawn('For {days} now', 'For {weeks} now')).toEqual(['del: {days}', 'ins: {weeks}']);
});

it('shows sentences whole, one below the other, where more than half of the words are others', () => {
  expect(drawn('Walk into the test', 'Do not be afraid of the test')).toEqual([
    'del: Walk into the test',
    'ins: Do not be afraid of the test',
  ]);
  expect(drawn('Know your score today', 'Know your mark today')).toEqual(['del: score', 'ins: mark']);
});

it('finds the words of languages without spaces', () => {
  expect(drawn('自分の実力を知って', '自分の点数を知って', 'ja')).toEqual(['del: 実力', 'ins: 点数']);
});
