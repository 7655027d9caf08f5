import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rooms } from './rooms.mjs';

const houses = ['app', 'components', 'lib', 'scripts', 'tests'];
const isSource = (name: string) => /\.(tsx?|mjs|css)$/.test(name) && !/\.(test|spec)\.\w+$/.test(name);

/** Every folder of the code with the names of its own files. */
const folders = houses.flatMap((house) =>
  [
    house,
    ...readdirSync(house, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  ].map((folder) => ({
    folder,
    files: readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name),
  })),
);
const sources = folders.flatMap(({ folder, files }) =>
  files.filter(isSource).map((name) => path.join(folder, name)),
);

/** The rooms of the house that a file of a room names in its imports. */
function importedRooms(file: string): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, to]) => to ?? '',
  );
  return specifiers.flatMap((to) => {
    const target = to.startsWith('@/')
      ? to.slice(2)
      : to.startsWith('.')
        ? path.join(path.dirname(file), to)
        : '';
    const room = target.split('/').slice(0, 2).join('/');
    return room in rooms ? [room] : [];
  });
}

describe('rooms', () => {
  it('have names for every folder of lib and components', () => {
    const found = ['lib', 'components'].flatMap((house) =>
      readdirSync(house).map((name) => `${house}/${name}`),
    );
    expect(found.sort(), 'a folder has a row in scripts/rooms').toEqual(Object.keys(rooms).sort());
  });

  it('import each other in no circle', () => {
    const visit = (room: string, way: readonly string[]): void => {
      expect(way, [...way, room].join(' → ')).not.toContain(room);
      for (const next of rooms[room] ?? []) visit(next, [...way, room]);
    };
    for (const room of Object.keys(rooms)) visit(room, []);
  });

  it.each(Object.entries(rooms))('%s uses what it may import from', (room, allowed) => {
    const used = new Set(sources.filter((file) => file.startsWith(`${room}/`)).flatMap(importedRooms));
    used.delete(room);
    expect([...used].sort()).toEqual([...allowed].sort());
  });
});

describe('folders and files', () => {
  it('hold at most 20 source files each', () => {
    const full = folders
      .map(({ folder, files }) => ({ folder, files: files.filter(isSource).length }))
      .filter(({ files }) => files > 20);
    expect(full).toEqual([]);
  });

  it('have at most 200 lines each', () => {
    const long = sources
      .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
      .filter(({ lines }) => lines > 200);
    expect(long).toEqual([]);
  });

  it('are page files of at most 60 lines', () => {
    const long = sources
      .filter((file) => path.basename(file) === 'page.tsx')
      .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
      .filter(({ lines }) => lines > 60);
    expect(long).toEqual([]);
  });
});
