import { levelIn, type BankItem } from '../questions/bank/bank-item';
import { questionTypes } from '../questions/types';
import { nameAt, type BankIndex, type JudgedType } from './bank-index';

const dayMs = 86_400_000;

/**
 * The day whose ten are asked, in days from 1 January 1970: that of Greenwich, so that everybody has the same ten at the same moment,
 * wherever they are.
 *
 * @param now epoch ms
 */
export const tenDayOf = (now: number): number => Math.floor(now / dayMs);

/** The moment at which a day's ten begin to be asked, epoch ms. */
export const beginOf = (day: number): number => day * dayMs;

interface Place {
  type: Extract<JudgedType, 'readAndSelect' | 'fillInTheBlanks' | 'readAndComplete' | 'listenAndType'>;
  /** Of words alone: whether it is a real one. */
  real?: boolean;
  /** From which part of them, by level: this one, from 0, of so many. */
  part: readonly [one: number, of: number];
}

/** The ten: types that are judged at once, from all levels; of words as many real as invented ones. */
const places: readonly Place[] = [
  { type: 'readAndSelect', real: true, part: [0, 2] },
  { type: 'readAndSelect', real: false, part: [0, 2] },
  { type: 'readAndSelect', real: true, part: [1, 2] },
  { type: 'readAndSelect', real: false, part: [1, 2] },
  { type: 'fillInTheBlanks', part: [0, 3] },
  { type: 'fillInTheBlanks', part: [1, 3] },
  { type: 'fillInTheBlanks', part: [2, 3] },
  { type: 'readAndComplete', part: [0, 1] },
  { type: 'listenAndType', part: [0, 2] },
  { type: 'listenAndType', part: [1, 2] },
];

export const tenCount = places.length;

/** Seconds that the ten take at most. */
export const tenSeconds = places.reduce((sum, { type }) => sum + questionTypes[type].limits.answer, 0);

/**
 * The names of a day's ten. Nothing but the day decides: each place goes through its part of the questions in steps that meet all of them
 * before one comes again.
 */
export function tenOf(day: number, index: BankIndex): string[] {
  return places.flatMap((place, number) => {
    const names = namesFor(place, index);
    return names[(day * stepThrough(names.length) + number) % names.length] ?? [];
  });
}

function namesFor({ type, real, part: [one, of] }: Place, { counts, real: flags }: BankIndex): string[] {
  const all = Array.from({ length: counts[type] }, (_, at) => at).filter(
    (at) => real === undefined || (flags[at] === '1') === real,
  );
  const from = (share: number) => Math.round((all.length * share) / of);
  return all.slice(from(one), from(one + 1)).map((at) => nameAt(type, at));
}

/** A step that has nothing in common with the number of places, near the golden section, so that days that follow each other are far apart. */
function stepThrough(count: number): number {
  for (let step = Math.max(1, Math.round(count * 0.618)); step < count; step += 1)
    if (common(step, count) === 1) return step;
  return 1;
}

const common = (one: number, other: number): number => (other === 0 ? one : common(other, one % other));

/** Easy ones first. */
export const rising = <Item extends BankItem>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => (levelIn(one) ?? 0) - (levelIn(other) ?? 0) || (one.id < other.id ? -1 : 1));
