import { describe, expect, it } from 'vitest';
import { examScore } from '../api/contract/exam/report';
import { expectedCredit } from '../questions/judge/ability';
import { examBank } from './bank/bank';
import { evidenceOf } from './evidence';
import { difficultyError, scoresOf } from './scores';
import type { Answered } from './types';
import { rightAnswer, walk } from './walk';

const bank = examBank();
/** Of somebody in the middle of the scale, who has every other question right. */
const whole = walk(bank, { seed: 4 }, (step, sitting) =>
  sitting.answers.length % 2 === 0 ? rightAnswer(step, sitting) : null,
).sitting.answers;
const ofType = (answers: readonly Answered[], ...types: string[]) =>
  answers.filter(({ type }) => types.includes(type));

/** The same answers, as right as somebody with these scores is expected to have them. */
const as = (reading: number, listening = reading) =>
  whole.map((answer) => {
    const [one] = evidenceOf([answer], bank);
    const score = answer.type.startsWith('listen') || answer.type.endsWith('Listening') ? listening : reading;
    return one ? { ...answer, credit: expectedCredit(score, one) } : answer;
  });

it('finds the scores that the answers were made from, and their mean', () => {
  for (const [reading, listening] of [
    [70, 70],
    [95, 120],
    [120, 100],
  ] as const) {
    const { overall, subscores } = scoresOf(as(reading, listening), bank);
    expect(Math.abs((subscores.reading?.score ?? 0) - reading)).toBeLessThan(4);
    expect(Math.abs((subscores.listening?.score ?? 0) - listening)).toBeLessThan(5);
    expect(overall?.score).toBeCloseTo(
      ((subscores.reading?.score ?? 0) + (subscores.listening?.score ?? 0)) / 2,
      0,
    );
  }
});

it('is surer of the whole than of a part, and of a part than of a task', () => {
  const { overall, subscores, levels } = scoresOf(as(95), bank);
  const se = (score: { se: number } | null | undefined) => score?.se ?? NaN;
  expect(se(overall)).toBeLessThan(Math.min(se(subscores.reading), se(subscores.listening)));
  expect(se(subscores.reading)).toBeLessThan(se(levels.readAndComplete));
  expect(se(levels.readAndComplete)).toBeLessThan(se(levels.readAndSelect));
  expect(se(subscores.reading)).toBeGreaterThan(difficultyError.reading);
});

describe('a range', () => {
  it('is in steps of five, on the scale, and around the score', () => {
    for (const truth of [-20, 10, 42, 77, 101, 128, 155, 200]) {
      const { overall, subscores, levels } = scoresOf(as(truth), bank);
      for (const score of [overall, subscores.reading, subscores.listening, ...Object.values(levels)]) {
        const { low, high, score: middle } = examScore.parse(score);
        expect([low % 5, high % 5]).toEqual([0, 0]);
        expect(low).toBeGreaterThanOrEqual(10);
        expect(high).toBeLessThanOrEqual(160);
        expect(low).toBeLessThan(high);
        expect(middle).toBeGreaterThanOrEqual(Math.max(10, low - 2.5));
        expect(middle).toBeLessThanOrEqual(Math.min(160, high + 2.5));
      }
    }
  });

  it('reaches 1.96 standard errors to each side', () => {
    const { reading } = scoresOf(as(95), bank).subscores;
    if (!reading) expect.fail();
    expect(Math.abs(reading.score - 1.96 * reading.se - reading.low)).toBeLessThanOrEqual(2.6);
    expect(Math.abs(reading.score + 1.96 * reading.se - reading.high)).toBeLessThanOrEqual(2.6);
  });
});

describe('without evidence', () => {
  it('there is no number', () => {
    const none = {
      overall: null,
      subscores: { reading: null, listening: null, writing: null, speaking: null },
    };
    expect(scoresOf([], bank)).toEqual({ ...none, levels: {} });
    expect(scoresOf(ofType(whole, 'writingSample', 'speakingSample'), bank)).toEqual({ ...none, levels: {} });
  });

  it('of one skill there is no overall', () => {
    const { overall, subscores } = scoresOf(ofType(as(100), 'readAndSelect'), bank);
    expect(overall).toBeNull();
    expect(subscores.reading).not.toBeNull();
    expect(subscores.listening).toBeNull();
  });

  it('a summary says nothing of listening, and no open task has a level', () => {
    const summaries = whole.filter(({ type, step }) => type === 'interactiveListening' && step === 6);
    expect(scoresOf(summaries, bank).subscores.listening).toBeNull();
    expect(Object.keys(scoresOf(as(95), bank).levels)).toEqual([
      ...['readAndSelect', 'fillInTheBlanks', 'readAndComplete', 'listenAndType'],
      ...['interactiveReading', 'interactiveListening'],
    ]);
  });

  it('a question that has left the bank says nothing', () => {
    const lost = whole.map((answer) => ({ ...answer, question: 'gone-1', unit: 'gone' }));
    expect(scoresOf(lost, bank).overall).toBeNull();
  });
});

it('what was not answered counts as wrong', () => {
  const blank = whole.map((answer) => ({ ...answer, credit: answer.credit === null ? null : 0 }));
  expect(scoresOf(blank, bank).overall?.high).toBeLessThan(50);
});

it('difficulties that answers have corrected count', () => {
  const harder = new Map(whole.map(({ question }) => [question, (bank.difficultyOf(question) ?? 95) + 15]));
  const [before, after] = [bank, examBank(harder)].map((of) => scoresOf(as(95), of).overall?.score ?? 0);
  expect((after ?? 0) - (before ?? 0)).toBeCloseTo(14.5, 0);
});
