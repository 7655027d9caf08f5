import { rooms } from './rooms.mjs';

/**
 * What `import/no-restricted-paths` needs to hold the arrows.
 *
 * @returns {{ target: string, from: string[], message: string }[]}
 */
export function restrictedPaths() {
  const names = Object.keys(rooms);
  return [
    ...names.map((room) => ({
      target: `./${room}`,
      from: [
        './app',
        ...names
          .filter((other) => other !== room && !rooms[room]?.includes(other))
          .map((other) => `./${other}`),
      ],
      message: `${room} may import from ${rooms[room]?.join(', ') || 'no other room'} (scripts/rooms).`,
    })),
    {
      target: './app/!(api)/**/*',
      from: ['./lib/backend'],
      message: 'The only door of the embedded API is app/api.',
    },
    {
      target: ['./app', './components', './lib'],
      from: ['./scripts', './tests'],
      message: 'What runs in the site imports no script and no test.',
    },
  ].flatMap(({ target, ...zone }) => [target].flat().map((one) => ({ target: one, ...zone })));
}
