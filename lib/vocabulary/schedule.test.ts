import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerCard,
  boxDays,
  dayOf,
  daysAfter,
  newADay,
  planOf,
  type CardAnswer,
  type Cards,
} from './schedule';

const today = 20_000;
const list = Array.from({ length: 25 }, (_, index) => `pv-${String(index + 1).padStart(3, '0')}`);
const [first = '', second = '', third = ''] = list;

/** Gives the next word of the list the same answer until none is left. */
function learn(cards: Cards, day: number, answer: CardAnswer = 'known'): Cards {
  const [next] = planOf(list, cards, day).queue;
  return next === undefined ? cards : learn(answerCard(cards, next, answer, day), day, answer);
}

describe('an answer', () => {
  it('lets a word that is always known wait 1, 3, 7, 16 and 35 days, and no longer', () => {
    const waits: number[] = [];
    let cards: Cards = {};
    let day = today;
    for (let turn = 0; turn < 7; turn++) {
      const wait = daysAfter(cards[first], 'known');
      cards = answerCard(cards, first, 'known', day);
      expect(cards[first]?.[1]).toBe(day + wait);
      waits.push(wait);
      day += wait;
    }
    expect(waits).toEqual([1, 3, 7, 16, 35, 35, 35]);
  });

  it('brings a word back today, and into the first box, when it was not known', () => {
    const cards = answerCard({ [first]: [4, today, 3] }, first, 'again', today);
    expect(cards[first]).toEqual([0, today, 3]);
    expect(daysAfter(cards[first], 'known')).toBe(1);
  });

  it('counts from the day on which it was given, also when it comes late', () => {
    const late = answerCard({ [first]: [2, today - 40, 3] }, first, 'known', today);
    expect(late[first]).toEqual([3, today + 7, 3]);
  });

  it('leaves other words alone', () => {
    const before: Cards = { [first]: [1, today, 3], 'lv-001': [5, today + 2, 3] };
    expect(answerCard(before, second, 'known', today)).toEqual({
      ...before,
      [second]: [1, today + 1, today],
    });
  });
});

describe('a plan', () => {
  it('begins with ten words in the order of the list, and with ten more on the day after', () => {
    const plan = planOf(list, {}, today);
    expect(plan).toEqual({ queue: list.slice(0, 10), fresh: newADay, begun: 0, next: today + 1 });
    const cards = learn({}, today);
    expect(planOf(list, cards, today)).toEqual({ queue: [], fresh: 0, begun: 10, next: today + 1 });
    expect(planOf(list, cards, today + 1).queue).toEqual(list.slice(0, 20));
  });

  it('goes on with what is left of the ten after a pause', () => {
    const cards = answerCard(answerCard({}, first, 'known', today), second, 'again', today);
    const { queue, fresh } = planOf(list, cards, today);
    expect(fresh).toBe(8);
    expect(queue).toEqual([...list.slice(2, 10), second]);
  });

  it('asks what was not known again after everything else, in turn', () => {
    let cards: Cards = {};
    for (const id of list.slice(0, 10)) cards = answerCard(cards, id, 'again', today);
    expect(planOf(list, cards, today).queue).toEqual(list.slice(0, 10));
    cards = answerCard(cards, first, 'again', today);
    expect(planOf(list, cards, today).queue).toEqual([...list.slice(1, 10), first]);
    cards = answerCard(cards, second, 'known', today);
    expect(planOf(list, cards, today).queue).toEqual([...list.slice(2, 10), first]);
  });

  it('puts what is overdue before what is new', () => {
    const cards: Cards = { [third]: [2, today, 3], [second]: [0, today - 9, 3], [first]: [3, today + 4, 3] };
    expect(planOf(list, cards, today).queue.slice(0, 3)).toEqual([second, third, list[3]]);
  });

  it('names the day of the next word when all are begun', () => {
    const cards = Object.fromEntries(list.map((id, index) => [id, [5, today + 3 + index, 3] as const]));
    expect(planOf(list, cards, today)).toEqual({ queue: [], fresh: 0, begun: 25, next: today + 3 });
  });

  it('is of one list alone', () => {
    const cards: Cards = { 'lv-001': [1, today - 1, today], 'lv-002': [0, today, today] };
    expect(planOf(list, cards, today)).toEqual(planOf(list, {}, today));
  });

  it('asks for a word at once that a clock which was wrong has put far away', () => {
    const cards = learn({}, today + 5000);
    expect(planOf(list, cards, today).queue).toEqual(list.slice(0, 20));
  });

  it('comes to an end on every day, whatever is answered, and never begins more than ten words', () => {
    const answers = fc.array(fc.constantFrom<CardAnswer>('again', 'known'), { maxLength: 60 });
    fc.assert(
      fc.property(fc.array(answers, { maxLength: 8 }), (days) => {
        let cards: Cards = {};
        days.forEach((given, index) => {
          const day = today + index;
          const before = Object.keys(cards).length;
          for (const answer of given) {
            const [next] = planOf(list, cards, day).queue;
            if (next !== undefined) cards = answerCard(cards, next, answer, day);
          }
          cards = learn(cards, day);
          const plan = planOf(list, cards, day);
          expect(plan.queue).toEqual([]);
          expect(plan.next).toBeGreaterThan(day);
          expect(planOf(list, cards, plan.next).queue).not.toEqual([]);
          expect(Object.keys(cards).length - before).toBeLessThanOrEqual(newADay);
        });
      }),
    );
  });
});

it('a day begins at midnight where the reader is, also when clocks are changed', () => {
  expect(dayOf(new Date(2026, 2, 29, 23, 59)) - dayOf(new Date(2026, 2, 28, 0, 0))).toBe(1);
  expect(dayOf(new Date(2026, 9, 26, 0, 0)) - dayOf(new Date(2026, 9, 25, 23, 59))).toBe(1);
  expect(dayOf(new Date(1970, 0, 2))).toBe(1);
});

it('boxes wait longer and longer', () => {
  expect(boxDays).toEqual(boxDays.toSorted((a, b) => a - b));
});
