import { describe, expect, it } from 'vitest';
import type { ExamAnswer, ExamItem } from '../api/contract/exam/steps';
import { answerOf, givenIn, placesLeft } from './given';

const text = 'He heard the bell and knew that she had gone.';

const rows: [name: string, item: ExamItem, given: string[], answer: ExamAnswer][] = [
  ['a choice of two', { type: 'readAndSelect', word: 'harbor' }, ['no'], false],
  ['letters in gaps', { type: 'fillInTheBlanks', parts: [] }, ['ow'], ['ow']],
  ['a dictation', { type: 'listenAndType', sound: '' }, ['The dog barks.'], 'The dog barks.'],
  ['menus', { type: 'interactiveReading', step: 'menus', parts: [] }, ['through', ''], ['through', '']],
  ['an option', { type: 'interactiveReading', step: 'idea', text, options: ['a', 'b'] }, ['1'], 1],
  [
    'selected words',
    { type: 'interactiveReading', step: 'highlight', text, question: 'How?' },
    ['heard the bell'],
    { start: 3, end: 17 },
  ],
  ['a text', { type: 'writingSample', prompt: 'Write' }, ['I think so.'], 'I think so.'],
];

describe.each(rows)('%s', (_, item, given, answer) => {
  it('is sent as the contract has it', () => expect(answerOf(item, given)).toEqual(answer));
  it('comes back into its field', () => expect(givenIn(item, answer)).toEqual(given));
  it('is no answer where nothing was entered', () => {
    expect(answerOf(item, [])).toBeNull();
    expect(answerOf(item, ['', ' '])).toBeNull();
    expect(givenIn(item, null)).toEqual([]);
  });
});

it('counts the places that are not full', () => {
  const gaps: ExamItem = { type: 'fillInTheBlanks', parts: ['The ', { given: 'nar', letters: 3 }, ' path.'] };
  expect([[], ['ro'], ['row']].map((given) => placesLeft(gaps, given))).toEqual([1, 1, 0]);
  const menus: ExamItem = {
    ...{ type: 'interactiveReading', step: 'menus' },
    parts: [{ words: ['a', 'b'] }, { isMissing: true }, { words: ['c', 'd'] }],
  };
  expect(placesLeft(menus, ['a', ''])).toBe(1);
  expect(placesLeft({ type: 'writingSample', prompt: 'Write' }, [])).toBe(0);
});

it('leaves out what comes along with pasted text and no server takes', () => {
  const writing: ExamItem = { type: 'writingSample', prompt: 'Write' };
  expect(answerOf(writing, ['One\u000btwo\u0000three\u007f.\n\tFour.'])).toBe('One two three .\n\tFour.');
  expect(answerOf({ type: 'fillInTheBlanks', parts: [] }, ['o\tw', '\n'])).toEqual(['o w', ' ']);
});

it('selects nothing that the text does not have', () => {
  expect(
    answerOf({ type: 'interactiveReading', step: 'highlight', text, question: '?' }, ['a cat']),
  ).toBeNull();
});
