import { describe, expect, it } from 'vitest';
import { estimateOfRanges, overallWith, scoresWith, unanswered } from './open-scores';

const scored = { writing: { score: 120, error: 9 }, speaking: { score: 80, error: 9 } };
const told = {
  overall: { score: 100, se: 3, low: 95, high: 105 },
  subscores: {
    reading: { score: 110, se: 4, low: 100, high: 120 },
    listening: { score: 90, se: 4.5, low: 80, high: 100 },
    writing: null,
    speaking: null,
  },
};

describe('with what a scorer has said', () => {
  it('all four count', () => {
    const { overall, subscores } = scoresWith(told, scored);
    expect(subscores.writing).toEqual({ score: 120, se: 9, low: 100, high: 140 });
    expect(subscores.speaking).toMatchObject({ low: 60, high: 100 });
    const four = [subscores.reading, subscores.listening, subscores.writing, subscores.speaking];
    expect(overall?.score).toBe(four.reduce((sum, one) => sum + (one?.score ?? 0), 0) / 4);
    expect(overall?.se).toBeCloseTo(Math.hypot(2 * 3, 9, 9) / 4, 1);
  });

  it('one of the two is told, and counts for nothing more', () => {
    const { overall, subscores } = scoresWith(told, { writing: scored.writing });
    expect(subscores).toMatchObject({ speaking: null, reading: told.subscores.reading });
    expect(subscores.writing).not.toBeNull();
    expect(overall).toBe(told.overall);
  });

  it('nothing is said of all four where reading or listening say nothing', () => {
    expect(overallWith(null, scored)).toBeNull();
  });
});

describe('the score of ranges', () => {
  it('lies in the middle of their mean, with that for 95 of 100', () => {
    const { score, error } = estimateOfRanges([
      { low: 90, high: 110 },
      { low: 100, high: 130 },
    ]);
    expect([score, 2 * 1.96 * error]).toEqual([107.5, 25]);
  });

  it('is not surer for more of them', () => {
    const range = { low: 100, high: 120 };
    expect(estimateOfRanges([range, range, range])).toEqual(estimateOfRanges([range]));
  });

  it('falls with what was left out', () => {
    const range = { low: 100, high: 120 };
    expect(estimateOfRanges([range, unanswered]).score).toBe(60);
  });
});
