import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lessonCatalogs } from './courses';

const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`messages/en/${name}.json`, 'utf8')) as Record<string, unknown>;

/** The dotted keys of a catalog, with or without the notes to sample answers. */
function keysOf(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [path];
  return Object.entries(node).flatMap(([key, value]) => keysOf(value, path ? `${path}.${key}` : key));
}

const catalogs = Object.values(lessonCatalogs).map((name) => [name, keysOf(read(name))] as const);
const isNote = (key: string) => key.startsWith('samples.');

it.each(catalogs)('%s has the shape of every lesson', (_, keys) => {
  const model = keysOf(read(lessonCatalogs.readAndSelect));
  expect(keys.filter((key) => !isNote(key)).toSorted()).toEqual(model.toSorted());
});

it.each(catalogs.filter(([, keys]) => keys.some(isNote)))('%s has notes of the common shape', (_, keys) => {
  const model = keysOf(read(lessonCatalogs.writingSample)).filter(isNote);
  expect(keys.filter(isNote).toSorted()).toEqual(model.toSorted());
});
