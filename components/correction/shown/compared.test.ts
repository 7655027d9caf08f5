import { expect, it } from 'vitest';
import type { Correction, Mark } from '@/lib/correction/correction';
import { compareTries } from './compared';
import { levelAbove, plainAnswer } from './sample-level';
import { timeLimitOf } from './time-limit';

const mark = (kind: Mark['kind'], sure = true): Mark => ({
  ...{ start: 0, end: 1, kind, sure },
  ...{ replacement: 'x', reason: { key: kind, values: {} } },
});

const tried = (part: Partial<Correction>): Correction => ({
  scorer: { name: 'x', version: '1', scores: false },
  ...{ text: 'one two', marks: [], notes: [], sound: null, score: null },
  ...part,
});

it('counts what both tries have', () => {
  const sound = { seconds: 20, spoken: 12.4, pauses: [{ start: 1, end: 2 }], levels: [], clipped: false };
  const written = tried({ marks: [mark('spelling'), mark('tense', false)] });
  expect(compareTries(written, tried({ text: 'one two  three' })).counts).toEqual([
    { what: 'words', before: 2, after: 3 },
    { what: 'questions', before: 1, after: 0 },
    { what: 'rate', before: 50, after: 0 },
    { what: 'mistakes', before: 1, after: 0 },
  ]);
  const spoken = tried({ text: null, sound });
  expect(
    compareTries(spoken, tried({ text: 'now with words', sound: { ...sound, spoken: 15, pauses: [] } }))
      .counts,
  ).toEqual([
    { what: 'spoken', before: 12.4, after: 15 },
    { what: 'pauses', before: 1, after: 0 },
  ]);
});

it('counts mistakes by kind, the largest change first, and no questions', () => {
  const earlier = tried({
    marks: [mark('tense'), mark('spelling'), mark('spelling'), mark('article', false)],
  });
  const later = tried({ marks: [mark('tense'), mark('plural')] });
  expect(compareTries(earlier, later).kinds).toEqual([
    { kind: 'spelling', before: 2, after: 0 },
    { kind: 'plural', before: 0, after: 1 },
    { kind: 'tense', before: 1, after: 1 },
  ]);
});

it.each([
  [null, '125'],
  [{ low: 70, high: 80 }, '85'],
  [{ low: 95, high: 115 }, '125'],
  [{ low: 140, high: 160 }, '145'],
])('shows the sample answer above %o', (score, level) => {
  expect(levelAbove(score)).toBe(level);
});

it('shows sample answers without the marks of their notes', () => {
  expect(plainAnswer('One <m1>two</m1> three.')).toBe('One two three.');
});

it('knows the time limits of types, and none of a second part', () => {
  expect(timeLimitOf('speakingSample', 'ss-1')).toBe(180);
  expect(timeLimitOf('interactiveWriting', 'iw-101-1')).toBe(300);
  expect(timeLimitOf('interactiveWriting', 'iw-101-2')).toBeNull();
  expect(timeLimitOf('own', null)).toBeNull();
});
