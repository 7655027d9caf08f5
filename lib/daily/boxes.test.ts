import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Past } from '../questions/bank/past';
import { dayOf } from '../vocabulary/schedule';
import { boxDays, dueOn, laterThan, learned, withOutcomes, type Boxes } from './boxes';

const noon = (day: number) => new Date(2026, 10, 1 + day, 12).getTime();
const first = dayOf(new Date(noon(0)));

const given = (day: number, credit: number | undefined, id = 'rs-101'): Past => ({
  ...{ id, type: 'readAndSelect', at: noon(day), difficulty: 80 },
  credit,
});
/** After one answer after the other, with the day of each. */
const after = (...past: Past[]): Boxes =>
  past.reduce((boxes, one) => withOutcomes(boxes, [one], first), {} as Boxes);
const dueDay = (boxes: Boxes) => (boxes['rs-101']?.[1] ?? 0) - first;

describe('what was missed', () => {
  it('comes back after 1, 3, 7 and 16 days, and then no more', () => {
    let day = 0;
    let boxes = after(given(day, 0));
    for (const wait of [1, 3, 7, 16]) {
      expect(dueDay(boxes)).toBe(day + wait);
      expect(dueOn(boxes, first + day + wait - 1)).toEqual([]);
      day += wait;
      expect(dueOn(boxes, first + day)).toEqual(['rs-101']);
      boxes = withOutcomes(boxes, [given(day, 1)], first);
    }
    expect(boxes['rs-101']?.[0]).toBe(learned);
    expect(dueOn(boxes, first + 4000)).toEqual([]);
    expect(laterThan(boxes, first)).toEqual({ count: 0, next: undefined });
  });

  it('goes back to the first box when it is missed again, from any box', () => {
    const boxes = after(given(0, 0), given(1, 1), given(4, 1), given(11, 0.5));
    expect(boxes).toEqual({ 'rs-101': [0, first + 12, noon(11)] });
    const relearned = after(given(0, 0), given(1, 1), given(4, 1), given(11, 1), given(27, 1), given(60, 0));
    expect(relearned['rs-101']?.slice(0, 2)).toEqual([0, first + 61]);
  });

  it('stays where it is when it is right before its day, as in a set of a lesson', () => {
    const boxes = after(given(0, 0));
    expect(withOutcomes(boxes, [{ ...given(0, 1), at: noon(0) + 1000 }], first)).toBe(boxes);
    const later = after(given(0, 0), given(1, 1), given(2, 1));
    expect(later['rs-101']?.slice(0, 2)).toEqual([1, first + 4]);
  });

  it('is not what was right at first, nearly right, or is not answered or judged', () => {
    expect(after(given(0, 1), given(1, 0.8), given(2, undefined))).toEqual({});
  });

  it('is taken from today on where nobody knows when it was answered', () => {
    const old = { ...given(0, 0), at: 0 };
    const boxes = withOutcomes({}, [old], first + 5);
    expect(boxes).toEqual({ 'rs-101': [0, first + 6, 0] });
    expect(withOutcomes(boxes, [old], first + 9)).toBe(boxes);
  });

  it('is due, the longest overdue first, and where only a wrong clock can have put it', () => {
    const boxes: Boxes = {
      'rs-101': [0, first, 1],
      'rs-102': [2, first - 3, 1],
      'rs-103': [1, first + 2, 1],
      'rs-104': [0, first + 400, 1],
      'rs-105': [learned, first - 9, 1],
      'rs-106': [3, first + 16, 1],
    };
    expect(dueOn(boxes, first)).toEqual(['rs-102', 'rs-101', 'rs-104']);
    expect(laterThan(boxes, first)).toEqual({ count: 2, next: first + 2 });
  });

  it('is not misled by a name such as all objects have', () => {
    expect(withOutcomes({}, [given(0, 1, 'constructor')], first)).toEqual({});
    expect(withOutcomes({}, [given(0, 0, 'constructor')], first)).toHaveProperty('constructor', [
      0,
      first + 1,
      noon(0),
    ]);
  });
});

it('looking at answers once more changes nothing, and neither does an older one that comes late', () => {
  const answers = array(record({ day: integer({ min: 0, max: 40 }), credit: constantFrom(0, 0.5, 0.9, 1) }), {
    minLength: 1,
    maxLength: 12,
  });
  assert(
    property(answers, (all) => {
      const past = all
        .toSorted((one, other) => one.day - other.day)
        .map(({ day, credit }) => given(day, credit));
      const boxes = after(...past);
      for (const one of past) expect(withOutcomes(boxes, [one], first)).toBe(boxes);
      const box = boxes['rs-101'];
      const isMissed = all.some(({ credit }) => credit < 2 / 3);
      expect(box !== undefined).toBe(isMissed);
      if (box) expect(box[1] - dayOf(new Date(box[2]))).toBe(boxDays[box[0]] ?? 0);
    }),
  );
});
