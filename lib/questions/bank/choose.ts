import type { BankItem } from './bank-item';
import { levelIn } from './bank-item';
import type { Past } from './past';

interface Wanted {
  /** Where the reader is thought to be; undefined for what has no levels. */
  level: number | undefined;
  count: number;
  /** From 0 up to 1. */
  random: () => number;
}

/** How far from the reader's level new ones are, in points: near first, farther where near ones are used up. */
const reaches = [15, 30] as const;

/** Of an answer with less right than this one is asked again. */
const missedBelow = 2 / 3;

/**
 * The items of the next set. What was missed comes back: not in the next set, but in one of the two after it; what was begun and waits
 * for its answer comes first. The others are near the reader's level and new; when all near it were asked, those that were asked longest ago.
 * Of words, real and invented ones are mixed.
 *
 * @param items of the type, or those of them that are loaded
 * @param past the one of the last answer first
 * @returns in the order in which they are asked; none twice
 */
export function chooseNext<Item extends BankItem>(
  items: readonly Item[],
  past: readonly Past[],
  { level, count, random }: Wanted,
): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const seen = past.filter(({ id }) => byId.has(id));
  const back = comingBack(seen, count).flatMap((id) => byId.get(id) ?? []);
  const fresh = unseen(items, seen, level, count - back.length, random);
  const chosen = [...back];
  const take = (item: Item | undefined) => item && !chosen.includes(item) && chosen.push(item);
  for (const item of mixed(fresh, chosen, count)) take(item);
  for (const item of longestAgo(byId, seen, level, count)) if (chosen.length < count) take(item);
  return inOrder(chosen.slice(0, count), random);
}

/** What waits for its answer, and what was missed before the last set: two of the set before it, and all of an earlier one. */
function comingBack(seen: readonly Past[], count: number): string[] {
  const waiting = seen.filter(({ credit }) => credit === undefined);
  const answered = seen.filter(({ credit }) => credit !== undefined);
  // Sets are repeated whole, which would be their next turn at once.
  if (count === 1) return idsOf(waiting).slice(0, 1);
  const isMissed = ({ credit = 1 }: Past) => credit < missedBelow;
  const soon = answered
    .slice(count, 2 * count)
    .filter(isMissed)
    .slice(0, 2);
  const due = answered
    .slice(2 * count)
    .filter(isMissed)
    .toReversed();
  return idsOf([...waiting, ...due, ...soon]).slice(0, count);
}

const idsOf = (past: readonly Past[]): string[] => past.map(({ id }) => id);

function unseen<Item extends BankItem>(
  items: readonly Item[],
  seen: readonly Past[],
  level: number | undefined,
  count: number,
  random: () => number,
): Item[] {
  const known = new Set(idsOf(seen));
  const others = shuffled(
    items.filter(({ id }) => !known.has(id)),
    random,
  );
  if (level === undefined) return others;
  const within = (reach: number) => others.filter((item) => distance(item, level) <= reach);
  const near = within(reaches[0]);
  if (near.length >= count) return near;
  const far = within(reaches[1]).filter((item) => !near.includes(item));
  return [...near, ...far.toSorted((one, other) => distance(one, level) - distance(other, level))];
}

function mixed<Item extends BankItem>(
  fresh: readonly Item[],
  chosen: readonly Item[],
  count: number,
): Item[] {
  const taken: Item[] = [];
  const most = Math.ceil(count / 2);
  const left: Item[] = [];
  for (const item of fresh) {
    if (taken.length + chosen.length >= count) break;
    const same = [...chosen, ...taken].filter((one) => realOf(one) === realOf(item)).length;
    if (realOf(item) !== undefined && same >= most) left.push(item);
    else taken.push(item);
  }
  return [...taken, ...left].slice(0, Math.max(0, count - chosen.length));
}

const realOf = (item: BankItem) => (item.type === 'readAndSelect' ? item.real : undefined);

/** Those near the level that were asked, the longest ago first; those of the last set only where there is nothing else. */
function longestAgo<Item extends BankItem>(
  byId: ReadonlyMap<string, Item>,
  seen: readonly Past[],
  level: number | undefined,
  count: number,
): Item[] {
  const all = seen.toReversed().flatMap(({ id }) => byId.get(id) ?? []);
  const last = new Set(idsOf(seen.slice(0, count)));
  const isNear = (item: Item) => level === undefined || distance(item, level) <= reaches[1];
  const rank = (item: Item) => (last.has(item.id) ? 2 : isNear(item) ? 0 : 1);
  return all.toSorted((one, other) => rank(one) - rank(other));
}

const distance = (item: BankItem, level: number): number => Math.abs((levelIn(item) ?? level) - level);

/** Easy ones first; words by chance, so that the level does not tell a thing. */
function inOrder<Item extends BankItem>(items: readonly Item[], random: () => number): Item[] {
  if (items.some((item) => realOf(item) !== undefined)) return shuffled(items, random);
  return items.toSorted((one, other) => (levelIn(one) ?? 0) - (levelIn(other) ?? 0));
}

/** Fisher and Yates. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const place = Math.floor(random() * (last + 1));
    [all[last], all[place]] = [all[place] as Item, all[last] as Item];
  }
  return all;
}
