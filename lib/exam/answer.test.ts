import { describe, expect, it } from 'vitest';
import { answerLimit } from '../api/contract/exam/answer-limit';
import { examAnswer, type ExamAnswer, type ExamTask } from '../api/contract/exam/steps';
import { creditOf, givenOf, isAnswered, WrongAnswer } from './answer';
import { askedItem } from './asked';
import { examBank } from './bank/bank';
import { stepsOf } from './steps';
import type { Planned, Sitting } from './types';
import { namedMedia, rightAnswer, walk } from './walk';

const bank = examBank();
const { planned, kept, sitting } = walk(bank, { seed: 12 });
const at: Sitting = { ...sitting, answers: [] };

/** The first question of a type, or that step of a set. */
const first = (type: ExamTask, step = 0): Planned =>
  planned.find((one) => one.type === type && one.step === step) ?? expect.fail();
const credit = (step: Planned, answer: ExamAnswer) => creditOf(step, at, givenOf(step, answer));

it('what is right is all right; what nobody judges has no credit', () => {
  const judged = [
    'readAndSelect',
    'fillInTheBlanks',
    'readAndComplete',
    'listenAndType',
    'interactiveReading',
  ];
  for (const { type, step, credit: found } of kept) {
    const isJudged = judged.includes(type) || (type === 'interactiveListening' && step < 6);
    expect(found, `${type} ${step}`).toBe(isJudged ? 1 : null);
  }
});

it('every question of the bank is all right with its key', () => {
  for (const unit of bank.units.values()) {
    stepsOf(unit, at).forEach(({ question, clock }, step) => {
      const one: Planned = {
        ...{ unit, step, question, clock, type: unit.type, task: { number: 1, of: 1 } },
        ...{ part: null, isFirst: false, plays: null },
      };
      expect([1, null], question).toContain(credit(one, rightAnswer(one, at)));
    });
  }
});

it('no answer is wrong where somebody judges, and nothing elsewhere', () => {
  for (const step of planned) {
    expect(givenOf(step, null)).toEqual([]);
    expect(credit(step, null)).toBe(credit(step, rightAnswer(step, at)) === null ? null : 0);
  }
});

describe('credit', () => {
  it('is the share of gaps that are right', () => {
    const text = first('readAndComplete');
    const right = rightAnswer(text, at) as string[];
    const half = right.map((letters, gap) => (gap % 2 === 0 ? letters : ''));
    expect(credit(text, half)).toBeCloseTo(Math.ceil(right.length / 2) / right.length);
    const menus = first('interactiveReading');
    const words = rightAnswer(menus, at) as string[];
    expect(credit(menus, ['', ...words.slice(1)])).toBeCloseTo(1 - 1 / words.length);
  });

  it('is less for a dictation with slips, and none for half of it', () => {
    const dictation = first('listenAndType');
    const words = (rightAnswer(dictation, at) as string).split(' ');
    const typed = (count: number) => words.map((word, place) => (place < count ? 'xyzzy' : word)).join(' ');
    expect(credit(dictation, typed(1))).toBeCloseTo(1 - 2 / words.length);
    expect(credit(dictation, typed(Math.ceil(words.length / 2)))).toBe(0);
    expect(credit(dictation, typed(0).toUpperCase())).toBe(1);
  });

  it('of a choice follows the place among the options that were shown', () => {
    for (const step of [first('interactiveReading', 1), first('interactiveListening', 2)]) {
      const shown = askedItem(step, at, namedMedia);
      const count = 'options' in shown ? shown.options.length : 0;
      const credits = Array.from({ length: count }, (_, place) => credit(step, place));
      expect(credits.filter((one) => one === 1)).toHaveLength(1);
      expect(credits.indexOf(1)).toBe(rightAnswer(step, at));
    }
  });

  it('of a passage is less the more is selected, or the less', () => {
    const step = first('interactiveReading', 2);
    const right = rightAnswer(step, at) as { start: number; end: number };
    const wide = credit(step, { start: Math.max(0, right.start - 60), end: right.end + 60 });
    expect(credit(step, right)).toBe(1);
    expect(wide).toBeGreaterThan(0);
    expect(wide).toBeLessThan(1);
    const shown = askedItem(step, at, namedMedia);
    const all = 'text' in shown ? shown.text.length : 0;
    expect(credit(step, { start: 0, end: all })).toBeLessThan(0.5);
  });

  it('takes what was meant as it was written: capitals and apostrophes do not count', () => {
    const frames = first('interactiveListening');
    const right = rightAnswer(frames, at) as string[];
    expect(
      credit(
        frames,
        right.map((text) => ` ${text.toUpperCase()}.`),
      ),
    ).toBe(1);
  });
});

describe('an answer of the wrong shape', () => {
  const menus = first('interactiveReading');
  const shapes: Record<string, { step: Planned; wrong: ExamAnswer[] }> = {
    word: { step: first('readAndSelect'), wrong: ['yes', 1, ['yes'], { start: 0, end: 1 }] },
    blank: { step: first('fillInTheBlanks'), wrong: [true, 0, [], ['a', 'b'], { recording: 'a' }] },
    text: { step: first('readAndComplete'), wrong: ['a', true, ['a'], 3] },
    dictation: { step: first('listenAndType'), wrong: [true, ['a'], 1, { recording: 'a' }] },
    menus: {
      step: menus,
      wrong: ['a', [], (rightAnswer(menus, at) as string[]).map(() => 'xyzzy'), { start: 0, end: 4 }],
    },
    sentence: { step: first('interactiveReading', 1), wrong: ['0', true, 4, ['0'], { start: 0, end: 1 }] },
    passage: {
      step: first('interactiveReading', 2),
      wrong: [
        'text',
        0,
        { start: 5, end: 5 },
        { start: 7, end: 5 },
        { start: 0, end: 100_000 },
        { recording: 'a' },
      ],
    },
    frames: { step: first('interactiveListening'), wrong: ['a', ['a', 'b'], 1] },
    reply: { step: first('interactiveListening', 1), wrong: ['a', 4, true, ['1']] },
    summary: { step: first('interactiveListening', 6), wrong: [1, ['a'], { recording: 'a' }] },
    written: { step: first('writingSample'), wrong: [true, ['a'], 1, { recording: 'a' }] },
    spoken: { step: first('speakingSample'), wrong: ['a text', true, { start: 0, end: 1 }] },
  };

  it.each(Object.keys(shapes))('is refused: %s', (name) => {
    const { step, wrong } = shapes[name] ?? expect.fail();
    for (const answer of wrong) {
      expect(examAnswer.safeParse(answer).success, JSON.stringify(answer)).toBe(true);
      expect(() => givenOf(step, answer), JSON.stringify(answer)).toThrow(WrongAnswer);
    }
  });

  it('says what is wanted', () => {
    expect(() => givenOf(first('readAndSelect'), 'yes')).toThrow('true or false');
  });
});

it('one blank may come as a text or as a list of one', () => {
  const blank = first('fillInTheBlanks');
  const letters = rightAnswer(blank, at) as string;
  expect([credit(blank, letters), credit(blank, [letters]), credit(blank, '')]).toEqual([1, 1, 0]);
});

it('a recording is named, and a text as long as it may be is taken', () => {
  expect(givenOf(first('speakingSample'), { recording: 'abc' })).toEqual(['abc']);
  expect(givenOf(first('writingSample'), 'a'.repeat(answerLimit))).toHaveLength(1);
});

it.each<[ExamAnswer, boolean]>([
  [null, false],
  ['', false],
  [' \n', false],
  [['', ' '], false],
  [['', 'a'], true],
  ['a', true],
  [false, true],
  [0, true],
  [{ recording: 'a' }, true],
  [{ start: 0, end: 3 }, true],
])('%j is an answer: %s', (answer, is) => {
  expect(isAnswered(answer)).toBe(is);
});
