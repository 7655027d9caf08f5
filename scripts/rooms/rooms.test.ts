import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { innerRooms, roomOf } from './inside.mjs';
import { makingRooms } from './making-rooms.mjs';
import { rooms } from './rooms.mjs';

const houses = ['app', 'components', 'lib', 'scripts', 'tests', 'tools'];
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

const names = Object.keys(rooms);

/** The rooms of the house, by name, that a file of a room names in its imports. */
function importedRooms(names: readonly string[], file: string): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, to]) => to ?? '',
  );
  return specifiers.flatMap((to) => {
    const target = to.startsWith('@/')
      ? to.slice(2)
      : to.startsWith('.')
        ? path.join(path.dirname(file), to)
        : '';
    return roomOf(names, target) ?? [];
  });
}

describe('rooms', () => {
  it('have names for every folder of lib and components, and of a room that has rooms in it', () => {
    const divided = names.filter((room) => innerRooms(names, room).length > 0);
    const found = ['lib', 'components', ...divided].flatMap((house) =>
      readdirSync(house, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() || !divided.includes(house))
        .map(({ name }) => `${house}/${name}`),
    );
    expect(found.sort(), 'a folder has a row in scripts/rooms').toEqual([...names].sort());
  });

  it('of scripts and tools have names too', () => {
    const found = ['scripts', 'tools'].flatMap((house) =>
      readdirSync(house, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${house}/${name}`),
    );
    const outer = Object.keys(makingRooms).filter((room) => room.split('/').length === 2);
    expect(outer.sort()).toEqual(found.sort());
  });

  it.each([
    ['the site', rooms],
    ['scripts and tools', makingRooms],
  ])('of %s import each other in no circle', (_, rooms) => {
    const free = new Set<string>();
    const visit = (room: string, way: readonly string[]): void => {
      expect(way, [...way, room].join(' → ')).not.toContain(room);
      if (free.has(room)) return;
      for (const next of rooms[room] ?? []) visit(next, [...way, room]);
      free.add(room);
    };
    for (const room of Object.keys(rooms)) visit(room, []);
  });

  it.each([...Object.entries(rooms), ...Object.entries(makingRooms)])(
    '%s uses what it may import from',
    (room, allowed) => {
      const own = room in rooms ? names : Object.keys(makingRooms);
      const files = sources.filter((file) => roomOf(own, file) === room);
      const used = new Set(files.flatMap((file) => importedRooms(own, file)));
      used.delete(room);
      expect([...used].sort()).toEqual([...allowed].sort());
    },
  );

  // ESLint's own start takes seconds.
  it('are held by the lint rule, also those that lie in another', { timeout: 60_000 }, async () => {
    const eslint = new ESLint();
    const faultsOf = async (filePath: string, to: string) => {
      const [result] = await eslint.lintText(`import '${to}';\n`, { filePath });
      return result?.messages.filter(({ ruleId }) => ruleId === 'import/no-restricted-paths').length;
    };
    const mail = 'lib/backend/mail/mailer.ts';
    expect(await faultsOf(mail, '../base/settings')).toBe(0);
    expect(await faultsOf(mail, '../purchases/owned')).toBe(1);
    expect(await faultsOf(mail, '../backend')).toBe(1);
    expect(await faultsOf('lib/backend/backend.ts', './purchases/send-receipts')).toBe(0);
    expect(await faultsOf('lib/backend/backend.ts', './practice/kept-practice')).toBe(1);
    expect(await faultsOf('lib/offers/offers.ts', '@/lib/backend/app')).toBe(1);
    expect(await faultsOf('lib/offers/offers.ts', '@/lib/backend/base/day-ms')).toBe(1);
    expect(await faultsOf('app/api/v1/[...call]/route.ts', '@/lib/backend/app')).toBe(0);
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
