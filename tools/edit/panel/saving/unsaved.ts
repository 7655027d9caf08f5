import { keptInTab } from '../data/kept';

/** What was written for a language and is in no file yet, and what the file said when that began: `null` where it had no such text. */
export interface Written {
  from: string | null;
  text: string;
}

/** By key and language. */
export type Unsaved = Readonly<Record<string, Readonly<Record<string, Written>>>>;

const kept = keptInTab<Unsaved>('edit.unsaved', {});

/** All that is written and not saved; survives a reload of the tab. */
export const unsaved = (): Unsaved => kept.now();

export const onUnsaved = kept.subscribe;

/**
 * Notes what is written for a key in a language. What says the same as the file is nothing unsaved.
 *
 * @param from what the file says; counts only at the beginning
 */
export function write(key: string, locale: string, from: string | null, text: string): void {
  const own = unsaved()[key] ?? {};
  const before = own[locale];
  const begun = before ? before.from : from;
  const others = without(own, locale);
  replaceKey(key, text === (begun ?? '') ? others : { ...others, [locale]: { from: begun, text } });
}

/** Goes on from another state of the file, such as one that was saved elsewhere meanwhile. */
export function goOnFrom(key: string, disk: Readonly<Record<string, string | null>>): void {
  const texts = Object.entries(unsaved()[key] ?? {}).map(([locale, written]) => {
    const now = disk[locale];
    return [locale, now === undefined ? written : { ...written, from: now }] as const;
  });
  replaceKey(key, Object.fromEntries(texts.filter(([, { from, text }]) => (from ?? '') !== text)));
}

export function drop(key: string, locale?: string): void {
  replaceKey(key, locale === undefined ? {} : without(unsaved()[key] ?? {}, locale));
}

function replaceKey(key: string, texts: Readonly<Record<string, Written>>): void {
  const others = without(unsaved(), key);
  kept.set(Object.keys(texts).length > 0 ? { ...others, [key]: texts } : others);
}

function without<Value>(record: Readonly<Record<string, Value>>, name: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== name));
}
