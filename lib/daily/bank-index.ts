import { fileNames, bandOf } from '../questions/bank/bands';
import type { BankType } from '../questions/bank/bank-types';

/**
 * What is known of the practice questions before any of them is loaded. Their names count from {@link first}, from easy to hard, which
 * a test holds to content/bank.
 */
export interface BankIndex {
  counts: Readonly<Record<BankType, number>>;
  /** Of each word, in the order of their names: `1` for a real one, `0` for an invented one. */
  real: string;
}

export const prefixes = {
  readAndSelect: 'rs',
  fillInTheBlanks: 'fb',
  readAndComplete: 'rc',
  listenAndType: 'lt',
  interactiveReading: 'ir',
  interactiveListening: 'il',
} as const satisfies Partial<Record<BankType, string>>;

/** A type that is judged, so that its items have levels and come back. */
export type JudgedType = keyof typeof prefixes;

export const judgedTypes = Object.keys(prefixes) as JudgedType[];

const first = 101;

/** The name of an item by its place among those of its type, from 0. */
export const nameAt = (type: JudgedType, place: number): string => `${prefixes[type]}-${first + place}`;

export interface NamedItem {
  type: JudgedType;
  id: string;
}

/**
 * The item that a question belongs to.
 *
 * @param question its id, or that of the item
 * @returns undefined for what is no judged item of the practice questions, such as one that was taken out
 */
export function itemOf(question: string, { counts }: Pick<BankIndex, 'counts'>): NamedItem | undefined {
  const [, prefix, number] = /^([a-z]{2})-(\d{3})(?:-\d+)?$/.exec(question) ?? [];
  const type = judgedTypes.find((one) => prefixes[one] === prefix);
  if (!type) return undefined;
  const place = Number(number) - first;
  return place >= 0 && place < counts[type] ? { type, id: nameAt(type, place) } : undefined;
}

export const filesOf = (items: readonly NamedItem[]): string[] => [
  ...new Set(items.flatMap(({ type, id }) => fileNames(type)[bandOf(type, id)] ?? [])),
];
