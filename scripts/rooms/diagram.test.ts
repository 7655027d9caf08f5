import { expect, it } from 'vitest';
import { readDocument, roomsSection, withRooms } from './diagram.mjs';
import { placeOf } from './places.mjs';
import { rooms } from './rooms.mjs';

it('stands in docs/architecture.md as the rules say: `npm run rooms` writes it', () => {
  const document = readDocument();
  expect(withRooms(document)).toBe(document);
});

it('names every room with where it runs and everything it may import from', () => {
  const section = roomsSection();
  for (const [room, allowed] of Object.entries(rooms)) {
    const row = section.split('\n').find((line) => line.startsWith(`- \`${room}\` (`));
    expect(row).toContain(`(${placeOf(Object.keys(rooms), room)}):`);
    for (const name of allowed) expect(row).toContain(`\`${name}\``);
  }
});

it('refuses a document without a place for it', () => {
  expect(() => withRooms('# Architecture')).toThrow('has no place for the rooms');
});
