import { readFileSync, writeFileSync } from 'node:fs';
import { innerRooms, outerRoom } from './inside.mjs';
import { placeOf } from './places.mjs';
import { rooms } from './rooms.mjs';

const file = 'docs/architecture.md';
const begin = '<!-- rooms: written by `npm run rooms` -->';
const end = '<!-- rooms: end -->';

/**
 * The part of docs/architecture.md that follows from the rooms' rules: diagrams in Mermaid, one of the house and one of each room that
 * has rooms in it, and the list of every room: where it runs, and what it may import from. A diagram leaves out arrows that a longer way says already; with all of them it
 * could not be read.
 */
export function roomsSection() {
  const names = Object.keys(rooms);
  const outer = names.filter((room) => outerRoom(names, room) === undefined);
  const inside = outer.filter((room) => innerRooms(names, room).length > 0);
  const rows = names.map((room) => `- \`${room}\` (${placeOf(names, room)}): ${list(rooms[room] ?? [])}`);
  return [
    begin,
    '',
    ...diagram(houseArrows(names, outer)),
    '',
    ...inside.flatMap((room) => [
      `What lies in \`${room}\`, and the files that put it together:`,
      '',
      ...diagram(arrowsAmong([...innerRooms(names, room), room])),
      '',
    ]),
    'Each room, where it runs, and what it may import from:',
    '',
    ...rows,
    '',
    end,
  ].join('\n');
}

/** @typedef {Readonly<Record<string, readonly string[]>>} Arrows */

/** @param {Arrows} arrows */
function diagram(arrows) {
  const names = Object.keys(arrows);
  return [
    '```mermaid',
    'flowchart TD',
    ...names.map((room) => `  ${id(room)}["${room}"]`),
    ...names.flatMap((room) => directly(arrows, room).map((to) => `  ${id(room)} --> ${id(to)}`)),
    '```',
  ];
}

/**
 * The arrows between whole rooms, whichever room in them they begin at.
 *
 * @param {readonly string[]} names
 * @param {readonly string[]} outer
 * @returns {Arrows}
 */
function houseArrows(names, outer) {
  return Object.fromEntries(
    outer.map((room) => {
      const all = [room, ...innerRooms(names, room)].flatMap((one) => rooms[one] ?? []);
      return [room, outer.filter((other) => other !== room && all.includes(other))];
    }),
  );
}

/**
 * @param {readonly string[]} some
 * @returns {Arrows}
 */
const arrowsAmong = (some) =>
  Object.fromEntries(some.map((room) => [room, (rooms[room] ?? []).filter((other) => some.includes(other))]));

/**
 * @param {string} document
 * @throws Error where the marks that hold the place are missing
 */
export function withRooms(document) {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from) throw new Error(`${file} has no place for the rooms: ${begin} … ${end}`);
  return document.slice(0, from) + roomsSection() + document.slice(to + end.length);
}

export const readDocument = () => readFileSync(file, 'utf8');

export function writeRooms() {
  writeFileSync(file, withRooms(readDocument()));
}

/**
 * The rooms that a room imports from and that none of its others leads to.
 *
 * @param {Arrows} arrows
 * @param {string} room
 */
function directly(arrows, room) {
  const next = arrows[room] ?? [];
  return next.filter((to) => !next.some((other) => other !== to && leads(arrows, other, to)));
}

/**
 * @param {Arrows} arrows
 * @param {string} from
 * @param {string} to
 * @returns {boolean}
 */
function leads(arrows, from, to) {
  return (arrows[from] ?? []).some((next) => next === to || leads(arrows, next, to));
}

/** @param {string} room */
const id = (room) => room.replaceAll('/', '_');

/** @param {readonly string[]} names */
const list = (names) => names.map((name) => `\`${name}\``).join(', ') || 'no other room';
