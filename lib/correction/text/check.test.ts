import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/tests/support/full';
import answers from '@/content/quality/answers-b.json';
import { lintsOf } from '@/scripts/correction/harper';
import type { CorrectionTask, Mark } from '../correction';
import { checkText } from './check';
import type { Lint } from './lint';

const task: CorrectionTask = {
  type: 'writingSample',
  mode: 'write',
  prompt: 'Some people think that schools should not allow phones. What is your opinion?',
  photo: null,
  seconds: 300,
};

const marksOf = (text: string, over: Partial<CorrectionTask> = {}, lints: readonly Lint[] = []) =>
  checkText({ text, task: { ...task, ...over }, lints }).marks;

/** What is wrong with marks: outside of the text, out of order, one in the other, without words. */
function faults(text: string, marks: readonly Mark[]): string[] {
  return marks.flatMap((mark, index) => {
    const before = marks[index - 1];
    const inText = mark.start >= 0 && mark.start <= mark.end && mark.end <= text.length;
    const inOrder = before === undefined || before.end <= mark.start;
    const isInsertion = mark.start === mark.end;
    const says =
      typeof mark.replacement === 'string'
        ? !(isInsertion && mark.replacement === '')
        : mark.replacement === null;
    return inText && inOrder && says ? [] : [JSON.stringify(mark)];
  });
}

const words = answers.flatMap(({ text }) => text.split(/\s+/));
const odd = [
  '😀',
  '👩‍👩‍👧',
  '\ud83d',
  'e\u0301',
  '日本',
  'ß',
  '\u200b',
  '\u202e',
  '’',
  '“',
  '$1',
  '<b>',
  '{better}',
  '\u0000',
  '١٢',
  '𝒜',
  'İ',
];
const piece = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fc.constantFrom(...odd) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
);
const gap = fc.constantFrom(
  ' ',
  ' ',
  ' ',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\r\n\r\n',
  '. ',
  ', ',
  '',
  '\t',
  '\u00a0',
);
const text = fc.array(fc.tuple(piece, gap), { maxLength: 60 }).map((pieces) => pieces.flat().join(''));
const lint = (length: number): fc.Arbitrary<Lint> =>
  fc.record({
    rule: fc.constantFrom('SpellCheck', 'PronounVerbAgreement', 'MissingTo', 'Unheard', 'toString'),
    kind: fc.constantFrom('Spelling', 'Agreement', 'Usage', 'Enhancement', 'constructor'),
    start: fc.integer({ min: -2, max: length + 2 }),
    end: fc.integer({ min: -2, max: length + 2 }),
    found: fc.string(),
    message: fc.string(),
    suggestions: fc.array(fc.string(), { maxLength: 3 }),
  });

/** Random lints, most of them where they say that they are. */
const given = text.chain((whole) =>
  fc.record({
    whole: fc.constant(whole),
    lints: fc.array(
      fc
        .tuple(lint(whole.length), fc.boolean())
        .map(([one, isThere]) =>
          isThere ? { ...one, found: whole.slice(Math.max(0, one.start), Math.max(0, one.end)) } : one,
        ),
      { maxLength: 12 },
    ),
    mode: fc.constantFrom('write' as const, 'speak' as const),
    photo: fc.constantFrom(null, 'A man on a bench with a newspaper and a dog'),
    seconds: fc.constantFrom(null, 35, 60, 300),
  }),
);

describe('1,000 random answers', () => {
  it('have marks in the text and in order, whatever the lints, and notes of the right number', () => {
    fc.assert(
      fc.property(given, ({ whole, lints, ...over }) => {
        const { text: same, marks, notes } = checkText({ text: whole, task: { ...task, ...over }, lints });
        expect(same).toBe(whole);
        expect(faults(whole, marks)).toEqual([]);
        expect(notes.length).toBeLessThanOrEqual(7);
      }),
      { numRuns: runs(1000) },
    );
  });

  // Harper takes some milliseconds for each.
  it('have them with what Harper finds, too', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(text, async (whole) => {
        expect(faults(whole, marksOf(whole, {}, await lintsOf(whole)))).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });
});

it('takes a text of 5,000 characters in less than 50 ms of the processor', () => {
  const long = answers
    .map((answer) => answer.text)
    .join('\n\n')
    .slice(0, 5000);
  const times = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage();
    marksOf(long);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});

it('takes texts without end', () => {
  for (const whole of [
    'a'.repeat(50_000),
    'the '.repeat(5000),
    '😀'.repeat(20_000),
    '\n'.repeat(5000),
    ', '.repeat(5000),
    '',
  ])
    expect(faults(whole, marksOf(whole))).toEqual([]);
});

it('keeps what was found and what is better as values of the reason', () => {
  expect(marksOf('We discussed about it. She can sings.')).toEqual([
    {
      start: 12,
      end: 18,
      kind: 'preposition',
      replacement: '',
      reason: { key: 'noPreposition', values: { found: 'about', better: '' } },
      sure: true,
    },
    {
      start: 31,
      end: 36,
      kind: 'verbForm',
      replacement: 'sing',
      reason: { key: 'afterModal', values: { found: 'sings', better: 'sing' } },
      sure: true,
    },
  ]);
});

it('lets the own rule win over Harper, and the longer over the shorter', async () => {
  const whole = 'I need more informations.';
  const marks = marksOf(whole, {}, await lintsOf(whole));
  expect(marks.map(({ kind, replacement }) => [kind, replacement])).toEqual([['plural', 'information']]);
});

it('takes more letters for another word, and marks it once', async () => {
  const whole = 'There is a old man. He look happy.';
  const marks = marksOf(whole, {}, await lintsOf(whole));
  expect(marks.map(({ start, end, replacement }) => [whole.slice(start, end), replacement])).toEqual([
    ['a', 'an'],
    ['look', 'looks'],
  ]);
});

it('marks no more than somebody reads', () => {
  expect(marksOf('a '.repeat(2500))).toHaveLength(400);
});

it('leaves signs, capitals and spelling alone where words were said', () => {
  const whole = 'i like it , we we stay at home';
  expect(marksOf(whole).map(({ kind }) => kind)).toEqual([
    'capital',
    'punctuation',
    'repetition',
    'punctuation',
  ]);
  expect(marksOf(whole, { mode: 'speak' })).toEqual([]);
});
