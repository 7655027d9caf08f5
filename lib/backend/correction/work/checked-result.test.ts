import { describe, expect, it } from 'vitest';
import type { Correction } from '@/lib/correction/correction';
import { correctionFor } from '@/tests/doubles/corrections/corrections';
import { checkedResult, UnsoundResult } from './checked-result';

const answer = { text: 'i have a dog' };
const recording = { recording: { type: 'audio/webm', bytes: new Uint8Array(4) } };
const sound = correctionFor({ answer });
const mark = (start: number, end: number, replacement: string | null = 'x') => ({
  ...{ start, end, kind: 'spelling' as const, replacement, sure: true },
  reason: { key: 'spelling', values: {} },
});
const marked = (...places: [number, number][]): Correction => ({
  ...sound,
  marks: places.map(([start, end]) => mark(start, end)),
});
const scored = (score: unknown, scores = true) => ({
  ...{ ...sound, score },
  scorer: { ...sound.scorer, scores },
});

describe('a correction', () => {
  it.each<[string, Correction]>([
    ['as it should be', sound],
    ['without marks', marked()],
    ['that touches itself', marked([0, 1], [1, 4], [4, 12])],
    ['that puts something in, twice in a place', marked([0, 0], [0, 0], [0, 1], [12, 12])],
    ['with a range', scored({ low: 10, high: 160 }) as Correction],
  ])('%s is taken as it is', (_, given) => {
    expect(checkedResult(given, answer)).toEqual(given);
  });

  it('of a recording may have no text, and then no marks', () => {
    const heard = { ...correctionFor({ answer: recording }), text: null };
    expect(checkedResult({ ...heard, marks: [] }, recording).text).toBeNull();
    expect(() => checkedResult(heard, recording)).toThrow(UnsoundResult);
  });

  it('brings nothing along that the contract does not know', () => {
    expect(checkedResult({ ...sound, key: 'sk-secret' }, answer)).toEqual(sound);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'Very good!'],
    ['half of one', { ...sound, notes: undefined }],
    ['an unknown kind', { ...sound, marks: [{ ...mark(0, 1), kind: 'insult' }] }],
    ['a place that is no number', { ...sound, marks: [mark(Number.NaN, 1)] }],
    ['half a place', { ...sound, marks: [mark(0.5, 1)] }],
    ['a mark behind the text', marked([0, 13])],
    ['a mark before it', marked([-1, 1])],
    ['a mark that ends before it begins', marked([4, 2])],
    ['marks over one another', marked([0, 5], [4, 8])],
    ['marks in another order', marked([4, 8], [0, 1])],
    ['another text', { ...sound, text: 'I have a cat' }],
    ['no text of what was written', { ...sound, text: null, marks: [] }],
    ['a range of who says none', scored({ low: 90, high: 100 }, false)],
    ['a range that ends before it begins', scored({ low: 100, high: 90 })],
    ['a range off the scale', scored({ low: 100, high: 165 })],
    [
      'more bars than fit',
      {
        ...sound,
        sound: {
          seconds: 1,
          spoken: 1,
          pauses: [],
          levels: Array.from({ length: 241 }, () => 0),
          clipped: false,
        },
      },
    ],
    [
      'a flood',
      { ...sound, notes: [{ criterion: 'content', tone: 'good', said: { text: 'x'.repeat(500_000) } }] },
    ],
  ])('%s is none', (_, given) => {
    expect(() => checkedResult(given, answer)).toThrow(UnsoundResult);
  });
});
