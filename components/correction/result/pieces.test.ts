import { describe, expect, it } from 'vitest';
import type { Piece } from '@/components/pencil/corrected-text';
import type { Mark } from '@/lib/correction/correction';
import { drawnMarks, piecesOf } from './pieces';

const mark = (start: number, end: number, replacement: string | null, more: Partial<Mark> = {}): Mark => ({
  start,
  end,
  kind: 'verbForm',
  replacement,
  reason: { key: 'verb', values: {} },
  sure: true,
  ...more,
});

/** The mark at the first place of some words. */
const at = (text: string, words: string, replacement: string | null, more: Partial<Mark> = {}) => {
  const start = text.indexOf(words);
  return mark(start, start + words.length, replacement, more);
};

const names = { label: ({ kind }: Mark, number: number) => `${number}: ${kind}`, asks: 'right?' };

/** As it is seen: ~to go~, +to come+, _weak_, ^said twice^, ?asked?, [number]. */
function seen(text: string, ...marks: Mark[]): string {
  let number = 0;
  const show = (piece: Piece): string => {
    if (typeof piece === 'string') return piece;
    number += 1;
    const { strike, weak, repeat, asked, insert, tail = '' } = piece;
    const before = [strike && `~${strike}~`, weak && `_${weak}_`].filter(Boolean).join('');
    const parts = [
      before,
      repeat && `^${repeat}^`,
      asked === undefined ? '' : `?${asked}?`,
      before && insert ? ' ' : '',
      insert && `+${insert}+`,
    ];
    return `${parts.filter(Boolean).join('')}${tail}[${number}]`;
  };
  return piecesOf(text, drawnMarks(text, marks), 'm', names).map(show).join('');
}

describe('a mark', () => {
  const text = 'The man sit on bench, he read, he read a news paper.';
  it.each([
    ['has its number behind the punctuation', at(text, 'bench', 'a bench'), 'sit on ~bench~ +a bench+,[1]'],
    ['takes words away', at(text, 'on ', ''), 'The man sit ~on~[1] bench'],
    [
      'brackets what is said twice',
      at(text, 'he read, he read', '', { kind: 'repetition' }),
      '^he read, he read^[1] a',
    ],
    ['underlines what is weak', at(text, 'news paper', null), '_news paper_.[1]'],
    [
      'shows what is better than weak',
      at(text, 'sit', 'is sitting', { kind: 'style' }),
      '_sit_ +is sitting+[1] on',
    ],
    ['asks', at(text, 'sit', 'sits', { sure: false }), 'man ?sit?[1] on'],
    ['puts a word in before the next', mark(15, 15, 'a '), 'sit on +a+ bench,[1] he'],
    ['puts a word in that brought no space', mark(15, 15, 'a'), 'sit on +a+ bench,[1] he'],
    ['puts a word in behind another', mark(14, 14, 'a'), 'sit on +a+ bench,[1] he'],
    ['puts an ending in', mark(11, 11, 's'), 'The man sit+s+[1] on'],
    ['puts punctuation in', mark(7, 7, ','), 'The man+,+[1] sit'],
    ['asks whether something is missing', mark(15, 15, 'a ', { sure: false }), 'sit on ?? bench,[1] he'],
    ['shows a space that is to go', at(text, ' ', ''), 'The~␣~man[1]'],
  ])('%s', (_, given, expected) => {
    expect(seen(text, given)).toContain(expected);
  });

  it('stays inside of a word with the rest of the word', () => {
    expect(seen('in india.', mark(3, 4, 'I'))).toBe('in ~i~ +I+ndia.[1]');
  });

  it('does not part an apostrophe from its letter', () => {
    expect(seen('He isn’t it’s', mark(3, 5, 'was'))).toBe('He ~is~ +was+n[1]’t it’s');
  });
});

it('never takes what the next mark needs', () => {
  expect(seen('I go home', mark(2, 2, 'will '), mark(2, 4, 'run'))).toBe('I +will+[1]~go~ +run+[2] home');
});

it('keeps lines and words as they were written', () => {
  const text = 'One.\n\nTwo  three';
  const pieces = piecesOf(text, [mark(6, 9, 'Four')], 'm', names);
  expect(pieces[0]).toBe('One.\n\n');
  expect(pieces.at(-1)).toBe('  three');
});

it('leaves out what lies outside of the text, upside down or on another mark', () => {
  const good = mark(0, 2, 'x');
  expect(drawnMarks('abcd', [good, mark(1, 3, 'y'), mark(3, 2, 'y'), mark(3, 9, 'z')])).toEqual([good]);
});

it('gives the text back for any marks', () => {
  const text = 'My brother live in a small town, near the sea. He work, every day.';
  for (let start = 0; start <= text.length; start += 1)
    for (const length of [0, 1, 3, 7]) {
      const marks = drawnMarks(text, [mark(start, start + length, 'new', { sure: length !== 3 })]);
      const back = piecesOf(text, marks, 'm', names)
        .map((piece) => {
          if (typeof piece === 'string') return piece;
          return (piece.strike ?? piece.asked ?? '') + (piece.tail ?? '');
        })
        .join('')
        .replace(/␣/g, ' ');
      expect(back.replace(/ /g, '')).toBe(text.replace(/ /g, ''));
    }
});
