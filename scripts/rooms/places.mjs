import { outerRoom } from './inside.mjs';

/**
 * The third column of the table: where the code of a room runs. In a server's room nothing may be loaded by a browser, by no way; what
 * a browser's room does happens in a browser alone, though its modules may be looked at when an island is drawn first on the server; all
 * other rooms have something for both. ESLint keeps islands off the server's rooms, and a test follows every import from both ends and
 * holds this table to what it finds.
 *
 * @type {Readonly<Record<'server' | 'browser', readonly string[]>>}
 */
const rows = {
  server: [
    'components/scenes',
    'lib/env',
    'lib/texts',
    'lib/structured-data',
    'lib/articles',
    'lib/security',
    'lib/og',
    'lib/exam',
    'lib/backend',
  ],
  browser: ['lib/sitting', 'lib/progress', 'lib/google', 'lib/purchase', 'lib/practice', 'lib/tutor'],
};

/** A room within one runs where that one does. */
export const serverRooms = rows.server;

/**
 * @param {readonly string[]} names of all rooms
 * @param {string} room
 * @returns {'server' | 'browser' | 'both'}
 */
export function placeOf(names, room) {
  const own = outerRoom(names, room) ?? room;
  if (rows.server.includes(own)) return 'server';
  return rows.browser.includes(own) ? 'browser' : 'both';
}
