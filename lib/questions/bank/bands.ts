import { hasLevels, type BankType } from './bank-types';

interface Band {
  level: number;
  number: number;
}

/** Types whose items are too many for one file are cut by level; a test holds the numbers to the items. */
const bands: Partial<Record<BankType, readonly Band[]>> = {
  readAndSelect: [
    { level: 40, number: 101 },
    { level: 80, number: 261 },
    { level: 115, number: 401 },
  ],
  interactiveListening: [
    { level: 40, number: 101 },
    { level: 100, number: 105 },
  ],
};

/** How far around a reader's level items are loaded: farther than any are chosen while there are others. */
const reach = 15;

/** The names of all files of a type, by level. What has no level and no explanations shares one. */
export function fileNames(type: BankType): string[] {
  if (!hasLevels(type)) return ['tasks'];
  return bands[type]?.map((_, index) => `${type}-${index + 1}`) ?? [type];
}

/** Which file of its type has an item, by its place among `fileNames`. */
export function bandOf(type: BankType, id: string): number {
  const number = Number(/\d+$/.exec(id)?.[0] ?? 0);
  return Math.max(0, bands[type]?.findLastIndex((band) => number >= band.number) ?? 0);
}

export function filesFor(type: BankType, level: number | undefined, ids: readonly string[]): string[] {
  const all = bands[type] ?? [];
  const asked = new Set(ids.map((id) => bandOf(type, id)));
  return fileNames(type).filter((_, index) => {
    const [band, next] = [all[index], all[index + 1]];
    if (!band || level === undefined) return true;
    const isNear = band.level <= level + reach && (next?.level ?? Infinity) > level - reach;
    return isNear || asked.has(index);
  });
}

export const bankPath = (locale: string, name: string): string => `/bank/${locale}/${name}.json`;
