import { innerRooms } from './inside.mjs';
import { serverRooms } from './places.mjs';
import { rooms } from './rooms.mjs';

/** Where the browser's code begins. What these files import is followed by a test. */
const browserEntries = [
  './{app,components}/**/*.island.tsx',
  './app/**/*error.tsx',
  './instrumentation-client.ts',
];

/**
 * What `import/no-restricted-paths` needs to hold the arrows.
 *
 * @returns {{ target: string, from: string[], message: string }[]}
 */
export function restrictedPaths() {
  const names = Object.keys(rooms);
  return [
    ...names.flatMap((room) => {
      const closed = names.filter((other) => other !== room && !rooms[room]?.includes(other)).map(pathsOf);
      // The rule takes folders or patterns, not both.
      const [patterns, folders] = [closed.filter(isPattern), closed.filter((path) => !isPattern(path))];
      const message = `${room} may import from ${rooms[room]?.join(', ') || 'no other room'} (scripts/rooms).`;
      return [['./app', ...folders], patterns]
        .filter((from) => from.length > 0)
        .map((from) => ({ target: pathsOf(room), from, message }));
    }),
    {
      target: browserEntries,
      from: serverRooms.map((room) => `./${room}`),
      message:
        'This room runs on the server alone (scripts/rooms/places.mjs): the server part hands over what is needed.',
    },
    {
      target: './app/!(api)/**/*',
      from: ['./lib/backend'],
      message: 'The only door of the embedded API is app/api.',
    },
    {
      target: ['./app', './components', './lib'],
      from: ['./scripts', './tests', './tools'],
      message: 'What runs in the site imports no script, no tool and no test.',
    },
  ].flatMap(({ target, ...zone }) => [target].flat().map((one) => ({ target: one, ...zone })));
}

/**
 * The folder of a room; of one with rooms in it, the files beside them.
 *
 * @param {string} room
 */
const pathsOf = (room) => (innerRooms(Object.keys(rooms), room).length > 0 ? `./${room}/*.*` : `./${room}`);

/** @param {string} path */
const isPattern = (path) => path.includes('*');
