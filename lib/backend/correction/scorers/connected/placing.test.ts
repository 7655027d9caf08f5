import { describe, expect, it } from 'vitest';
import type { Mark } from '@/lib/correction/correction';
import { given } from '@/tests/doubles/ai/scorer-site';
import { findQuote } from './find-quote';
import { narrowed } from './narrow';
import { placeMarks, settled } from './place-marks';

const scope = { mode: 'write', timed: false, locale: 'en' } as const;

describe('the place of a quote', () => {
  const at = (text: string, quote: string, before = '') => {
    const span = findQuote(text, quote, before);
    return span && [span.start, text.slice(span.start, span.end)];
  };

  it.each([
    ['a word', 'He go home.', 'go', '', [3, 'go']],
    ['a whole word only', 'He goes on to go.', 'go', '', [14, 'go']],
    ['no part of a contraction', "I don't do it.", 'do', '', [8, 'do']],
    ['words over a line end', 'I like\nit.', 'like it', '', [2, 'like\nit']],
    [
      'letters that models write in another way',
      'It’s “my” town – here.',
      `It's "my" town - here`,
      '',
      [0, 'It’s “my” town – here'],
    ],
    ['the one behind other words', 'I go and you go.', 'go', 'and you', [13, 'go']],
    ['the one at the beginning', 'The the cat. the dog', 'The', '', [0, 'The']],
    ['the one behind words with other spaces', 'I  go and I go. Yes, I go.', 'go', 'Yes,  I', [23, 'go']],
    ['nothing where it stands twice', 'I go and I go.', 'go', 'I', undefined],
    ['nothing where nobody says which one', 'a dog and a cat', 'a', 'x', undefined],
    ['nothing that is not there', 'He goes.', 'went', '', undefined],
    ['nothing for nothing', 'He goes.', '  ', '', undefined],
    ['no half of a letter', 'I 😀 it', '\ud83d', '', undefined],
    ['a sign by itself', 'Hello , you', ',', '', [6, ',']],
  ])('is %s', (_, text, quote, before, place) => {
    expect(at(text, quote, before)).toEqual(place);
  });
});

describe('a change', () => {
  const change = (quote: string, replacement: string) => {
    const { start, end, replacement: put } = narrowed({ start: 0, end: quote.length }, quote, replacement);
    return [quote.slice(0, start), quote.slice(start, end), put, quote.slice(end)];
  };

  it.each([
    ['student', 'a student', ['', '', 'a ', 'student']],
    ['in school', 'in the school', ['in ', '', 'the ', 'school']],
    ['waiting', 'waiting for', ['waiting', '', ' for', '']],
    ['very very good', 'very good', ['very ', 'very ', '', 'good']],
    ["don't likes", "doesn't like", ['', "don't likes", "doesn't like", '']],
    ['he go home', 'he goes home', ['he ', 'go', 'goes', ' home']],
    ['the school', 'school', ['', 'the ', '', 'school']],
    ['same', 'same', ['same', '', '', '']],
  ])('of %j to %j is as small as can be', (quote, replacement, parts) => {
    expect(change(quote, replacement)).toEqual(parts);
  });
});

describe('marks', () => {
  const text = 'He go to school by the bus.';

  it('that change nothing, or that the model is not sure of, are left out', () => {
    const all = [given('He', 'He'), given('go', 'goes', { confidence: 'low' }), given('bus', 'bus')];
    expect(placeMarks(text, all, scope)).toEqual({ marks: [], unfit: [] });
  });

  it('never meet: the surer one stays, else the first one', () => {
    const all = [
      given('by the bus', 'by bus', { confidence: 'medium' }),
      given('the bus', 'bus'),
      given('go to school', 'goes to school', { kind: 'tense' }),
      given('go', 'goes'),
      given('school', 'a school'),
      given('school', 'the school'),
    ];
    const marks = settled(placeMarks(text, all, scope).marks);
    expect(
      marks.map(({ start, end, replacement, kind }) => [text.slice(start, end), replacement, kind]),
    ).toEqual([
      ['go', 'goes', 'tense'],
      ['', 'a ', 'agreement'],
      ['the ', '', 'agreement'],
    ]);
  });

  it('are found in no time in an answer that is one word thousands of times', () => {
    const answer = 'a '.repeat(2500);
    const all = Array.from({ length: 80 }, () => given('a', 'the', { before: 'zz' }));
    const began = performance.now();
    expect(placeMarks(answer, all, scope)).toMatchObject({ marks: [], unfit: all });
    // It was 40 seconds, in which the server did nothing else.
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('are in the text, in order and apart, whatever a model gives', () => {
    const random = mulberry(20_261_128);
    const pieces = [
      'a',
      'I',
      ' ',
      '  ',
      '\n',
      'go',
      "don't",
      '’',
      '“',
      '😀',
      'é',
      ',',
      '.',
      '\u200b',
      'the',
      '日本',
    ];
    const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
    const some = (most: number) =>
      Array.from({ length: Math.floor(random() * most) }, () => pick(pieces)).join('');
    let placed = 0;
    for (let round = 0; round < 1000; round += 1) {
      const answer = some(60);
      const part = () => {
        const start = Math.floor(random() * answer.length);
        return answer.slice(start, start + 1 + Math.floor(random() * 8));
      };
      const all = Array.from({ length: 12 }, () =>
        given(pick([part, () => some(4)])(), pick([part, () => some(6), () => '', () => null])(), {
          before: pick([part, () => ''])(),
          confidence: pick(['high', 'medium', 'low']),
        }),
      );
      const marks = settled(placeMarks(answer, all, scope).marks);
      placed += marks.length;
      expect(faultsOf(marks, answer), JSON.stringify({ answer, all })).toEqual([]);
    }
    // Or the test would look at nothing.
    expect(placed).toBeGreaterThan(1000);
  });
});

function faultsOf(marks: readonly Mark[], text: string): string[] {
  return marks.flatMap(({ start, end, replacement }, place) => {
    const before = marks[place - 1];
    return [
      ...(start < 0 || end < start || end > text.length ? ['outside'] : []),
      ...(before && before.end > start ? ['met'] : []),
      ...(start === end && !replacement ? ['nothing'] : []),
      ...([start, end].some((one) => /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(one - 1, one + 1)))
        ? ['half a letter']
        : []),
    ];
  });
}

/** Numbers from 0 to 1 that are the same in every run. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
