import { describe, expect, it } from 'vitest';
import type { BankItem } from './bank-item';
import { bankItems } from './bank-file';
import { chooseNext } from './choose';
import type { Past } from './past';

/** A number from 0 up to 1 that is the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words = bankItems('readAndSelect');
const levelIn = (item: BankItem) => ('difficulty' in item ? item.difficulty : 0);
const idsOf = (items: readonly BankItem[]) => items.map(({ id }) => id);

/** Goes through sets, answering each question by `isRight`. */
function walk(items: readonly BankItem[], sets: number, level: number, isRight: () => boolean, seed = 1) {
  const chance = random(seed);
  let past: Past[] = [];
  const drawn: { ids: string[]; missed: string[] }[] = [];
  for (let set = 0; set < sets; set += 1) {
    const chosen = chooseNext(items, past, { level, count: 5, random: chance });
    const answered = chosen.map((item, index): Past => ({
      ...{ id: item.id, type: item.type, difficulty: levelIn(item) },
      at: set * 10 + index,
      credit: isRight() ? 1 : 0,
    }));
    const ids = new Set(idsOf(chosen));
    past = [...answered.toReversed(), ...past.filter(({ id }) => !ids.has(id))];
    drawn.push({
      ids: [...ids],
      missed: answered.filter(({ credit }) => credit === 0).map(({ id }) => id),
    });
  }
  return drawn;
}

describe('the next five', () => {
  it('are the same with the same chance, and others with another', () => {
    const choose = (seed: number) => chooseNext(words, [], { level: 85, count: 5, random: random(seed) });
    expect(choose(7)).toEqual(choose(7));
    expect(idsOf(choose(7))).not.toEqual(idsOf(choose(8)));
  });

  it.each([40, 85, 150])('are new ones near level %i, none twice before all near it were asked', (level) => {
    const near = words.filter((item) => Math.abs(levelIn(item) - level) <= 15);
    const drawn = walk(words, Math.floor(near.length / 5), level, () => true).flatMap(({ ids }) => ids);
    expect(new Set(drawn).size).toBe(drawn.length);
    const isNear = new Set(idsOf(near));
    // What is left of a kind at the end may be all of one.
    expect(drawn.filter((id) => !isNear.has(id))).toEqual([]);
  });

  it('have real and invented words, two of each at least', () => {
    for (const { ids } of walk(words, 20, 95, () => true)) {
      const real = words.filter(({ id }) => ids.includes(id)).filter((item) => 'real' in item && item.real);
      expect([2, 3]).toContain(real.length);
    }
  });

  it.each([1, 2, 3, 4, 5])(
    'bring back what was missed: never in the next set, and within three (chance %i)',
    (seed) => {
      const chance = random(seed + 50);
      const sets = walk(words, 24, 95, () => chance() > 0.4, seed);
      for (const [index, { missed }] of sets.slice(0, -3).entries()) {
        const [next, second, third] = sets.slice(index + 1).map(({ ids }) => ids);
        for (const id of missed) {
          expect(next).not.toContain(id);
          expect([...(second ?? []), ...(third ?? [])]).toContain(id);
        }
      }
    },
  );

  it('bring back what was right only when all near the level were asked, the longest ago first', () => {
    const few = words.filter((item) => levelIn(item) === 95).slice(0, 10);
    const [first, second, third] = walk(few, 3, 95, () => true);
    expect(new Set([...(first?.ids ?? []), ...(second?.ids ?? [])]).size).toBe(10);
    expect(third?.ids.toSorted()).toEqual(first?.ids.toSorted());
  });

  it('begin with what waits for its answer', () => {
    const waiting = words.find((item) => levelIn(item) === 60);
    const past: Past[] = waiting
      ? [{ id: waiting.id, type: waiting.type, at: 1, difficulty: 60, credit: undefined }]
      : [];
    expect(idsOf(chooseNext(words, past, { level: 95, count: 5, random: random(1) }))).toContain(waiting?.id);
  });

  it('ask sentences from easy to hard, and take farther ones where near ones are used up', () => {
    const sentences = bankItems('fillInTheBlanks');
    const sets = walk(sentences, 5, 95, () => true);
    for (const { ids } of sets) {
      const levels = sentences.filter(({ id }) => ids.includes(id)).map(levelIn);
      expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    }
    const drawn = sets.flatMap(({ ids }) => ids);
    expect(new Set(drawn).size).toBe(25);
  });
});

it('a whole text is one that was not read yet, the nearest, and none when there is none', () => {
  const texts = bankItems('interactiveReading');
  const [text] = chooseNext(texts, [], { level: 100, count: 1, random: random(3) });
  expect(Math.abs(levelIn(text as BankItem) - 100)).toBeLessThanOrEqual(15);
  expect(chooseNext([], [], { level: 100, count: 1, random: random(3) })).toEqual([]);
});

it('tasks without a level are all asked before one comes again', () => {
  const tasks = bankItems('writingSample');
  const past = tasks
    .slice(0, 3)
    .map(({ id, type }, at): Past => ({ id, type, at, difficulty: undefined, credit: 1 }));
  const chosen = chooseNext(tasks, past.toReversed(), { level: undefined, count: 2, random: random(2) });
  expect(idsOf(chosen).toSorted()).toEqual(idsOf(tasks.slice(3)));
});
