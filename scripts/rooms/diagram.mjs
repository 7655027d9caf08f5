import { readFileSync, writeFileSync } from 'node:fs';
import { rooms } from './rooms.mjs';

const file = 'docs/architecture.md';
const begin = '<!-- rooms: written by `npm run rooms` -->';
const end = '<!-- rooms: end -->';

/**
 * The part of docs/architecture.md that follows from the rooms' rules: a diagram in Mermaid and the list of every permission.
 * The diagram leaves out arrows that a longer way says already; with all of them it could not be read.
 */
export function roomsSection() {
  const names = Object.keys(rooms);
  const arrows = names.flatMap((room) => directly(room).map((to) => `  ${id(room)} --> ${id(to)}`));
  const rows = names.map((room) => `- \`${room}\`: ${list(rooms[room] ?? [])}`);
  return [
    begin,
    '',
    '```mermaid',
    'flowchart TD',
    ...names.map((room) => `  ${id(room)}["${room}"]`),
    ...arrows,
    '```',
    '',
    'Each room, and what it may import from:',
    '',
    ...rows,
    '',
    end,
  ].join('\n');
}

/**
 * The document with its rooms written anew.
 *
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

/** Writes the rooms into docs/architecture.md. */
export function writeRooms() {
  writeFileSync(file, withRooms(readDocument()));
}

/**
 * The rooms that a room imports from and that none of its others leads to.
 *
 * @param {string} room
 */
function directly(room) {
  const next = rooms[room] ?? [];
  return next.filter((to) => !next.some((other) => other !== to && leads(other, to)));
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {boolean}
 */
function leads(from, to) {
  return (rooms[from] ?? []).some((next) => next === to || leads(next, to));
}

/** @param {string} room */
const id = (room) => room.replace('/', '_');

/** @param {readonly string[]} names */
const list = (names) => names.map((name) => `\`${name}\``).join(', ') || 'no other room';
