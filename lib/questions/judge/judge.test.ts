import { describe, expect, it } from 'vitest';
import { countErrors } from './dictation';
import type { Item } from '../item';
import { judge } from './judge';
import { keyOf } from './key';
import { sets } from '../sets';
import { listeningSteps, readingSteps } from '../steps';
import { questionTypes } from '../types';

const difficulty = 50;
const word = (real: boolean): Item => ({
  type: 'readAndSelect',
  id: 'rs-90',
  word: 'harbor',
  real,
  difficulty,
});
const text: Item = {
  type: 'readAndComplete',
  id: 'rc-90',
  title: 'Work',
  text: 'She wor{ks} at ho{me}, as m{any} do.',
  difficulty,
};
const heard: Item = { type: 'listenAndType', id: 'lt-90', sentence: 'Leave the boxes here.', difficulty };
const reading = sets.interactiveReading.flatMap(readingSteps);
const listening = sets.interactiveListening.flatMap(listeningSteps);

describe('judge', () => {
  it('knows words from invented ones, and takes none for wrong', () => {
    expect(judge(word(true), ['yes'])).toEqual({
      score: { right: 1, of: 1 },
      marks: { of: 'choice', right: 'yes' },
    });
    expect(judge(word(false), ['yes'])).toEqual({
      score: { right: 0, of: 1 },
      marks: { of: 'choice', right: 'no' },
    });
    expect(judge(word(true), []).score.right).toBe(0);
  });

  it('counts every word with missing letters by itself', () => {
    expect(judge(text, ['ks', ' ME', 'an'])).toEqual({
      score: { right: 2, of: 3 },
      marks: { of: 'gaps', right: [true, true, false] },
    });
    expect(judge(text, []).score).toEqual({ right: 0, of: 3 });
    expect(
      judge({ type: 'fillInTheBlanks', id: 'fb-90', sentence: 'Snow is wh{ite}.', difficulty }, ['ite'])
        .score,
    ).toEqual({ right: 1, of: 1 });
  });

  it('lays a dictation beside what was said, and scores it by the formula that is wanted', () => {
    const { score, marks } = judge(heard, ['leave boxs here']);
    expect(score).toEqual({ right: 2, of: 4 });
    expect(marks).toEqual({
      of: 'words',
      words: [
        { fate: 'same', word: 'leave' },
        { fate: 'missing', word: 'the' },
        { fate: 'near', word: 'boxes', typed: 'boxs' },
        { fate: 'same', word: 'here' },
      ],
    });
    expect(judge(heard, ['leave boxs here'], countErrors)).toEqual({ score: { right: 0.25, of: 1 }, marks });
  });

  it('takes the answer that a set calls right for right in each of its steps', () => {
    for (const step of [...reading, ...listening]) {
      const { right, of } = judge(
        step,
        keyOf(step).right.map((wordings) => wordings.split('|')[0] ?? ''),
      ).score;
      expect(right, step.id).toBe(of);
    }
    const wrong = reading
      .filter(({ step }) => step !== 'highlight')
      .map((step) => judge(step, ['1']).score.right);
    expect(new Set(wrong)).toEqual(new Set([0]));
  });

  it('takes each of several wordings', () => {
    const complete = listening.find(({ step }) => step === 'complete');
    if (complete?.step !== 'complete') return expect.fail('no step');
    const last = complete.complete.map(({ answers }) => answers.at(-1) ?? '');
    expect(judge(complete, last).marks).toEqual({ of: 'gaps', right: [true, true, true] });
  });

  it('leaves what is answered at length to others', () => {
    expect(judge({ type: 'writingSample', id: 'ws-90' }, ['A text.'])).toEqual({
      score: { right: 0, of: 0 },
      marks: { of: 'nothing' },
    });
    for (const type of ['speakingSample', 'interactiveSpeaking'] as const)
      expect(keyOf({ type, id: 'x' }).kind).toBe('speak');
    expect(keyOf({ type: 'interactiveWriting', id: 'x' }).kind).toBe('write');
  });
});

it('the six steps of a text and the seven of a conversation have the names of their explanations', () => {
  const [text] = sets.interactiveReading;
  const [talk] = sets.interactiveListening;
  if (!text || !talk) return expect.fail('no set');
  const numbers = (id: string, steps: readonly { id: string }[]) =>
    steps.map((step) => step.id.replace(`${id}-`, ''));
  expect(numbers(text.id, readingSteps(text))).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(numbers(talk.id, listeningSteps(talk))).toEqual(['1', '4', '5', '6', '7', '8', '9']);
  expect(questionTypes.interactiveListening.plays).toBe(1);
});
