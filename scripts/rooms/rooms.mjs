/**
 * The house's rooms, each with the rooms it may import from. ESLint holds every import to it, a test holds it free of circles and
 * of permissions that nobody uses, and the diagram in docs/architecture.md is drawn from it.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const rooms = {
  'lib/site': ['lib/i18n'],
  'lib/env': ['lib/site'],
  'lib/i18n': [],
  'lib/browser': [],
  'lib/visit': ['lib/browser'],
  'lib/deployment': ['lib/browser'],
  'lib/questions': ['lib/browser'],
  'lib/structured-data': ['lib/site'],
  'lib/progress': ['lib/browser', 'lib/questions'],
  'lib/vocabulary': ['lib/browser'],
  'lib/diagnostic': ['lib/browser', 'lib/questions', 'lib/site'],
  'lib/routes': ['lib/env', 'lib/i18n', 'lib/site'],
  'lib/articles': ['lib/env', 'lib/i18n', 'lib/routes', 'lib/site'],
  'lib/security': ['lib/env', 'lib/i18n', 'lib/routes'],
  'lib/api': ['lib/i18n', 'lib/security'],
  'lib/session': ['lib/api', 'lib/browser', 'lib/i18n'],
  'lib/account': ['lib/api', 'lib/browser', 'lib/i18n', 'lib/session'],
  'lib/google': ['lib/api', 'lib/browser', 'lib/i18n', 'lib/session', 'lib/visit'],
  'lib/offers': ['lib/api', 'lib/i18n', 'lib/session', 'lib/site'],
  'lib/purchase': [
    'lib/api',
    'lib/browser',
    'lib/i18n',
    'lib/offers',
    'lib/session',
    'lib/site',
    'lib/visit',
  ],
  'lib/og': ['lib/i18n', 'lib/routes', 'lib/site'],
  'lib/backend': [
    'lib/api',
    'lib/articles',
    'lib/env',
    'lib/i18n',
    'lib/offers',
    'lib/routes',
    'lib/security',
    'lib/site',
  ],
  'components/ui': [],
  'components/pencil': ['components/ui', 'lib/i18n'],
  'components/ruler': ['lib/site'],
  'components/questions': ['components/ui', 'lib/i18n', 'lib/questions'],
  'components/scenes': ['lib/questions'],
  'components/figures': [
    'components/pencil',
    'components/ruler',
    'components/scenes',
    'components/ui',
    'lib/i18n',
    'lib/site',
  ],
  'components/vocabulary': ['components/ui', 'lib/browser', 'lib/vocabulary'],
  'components/layout': [
    'components/ui',
    'lib/articles',
    'lib/account',
    'lib/browser',
    'lib/env',
    'lib/i18n',
    'lib/offers',
    'lib/routes',
    'lib/session',
    'lib/site',
    'lib/structured-data',
    'lib/visit',
  ],
  'components/blocks': [
    'components/layout',
    'components/questions',
    'components/ruler',
    'components/ui',
    'lib/questions',
    'lib/routes',
    'lib/site',
  ],
  'components/converter': [
    'components/blocks',
    'components/ruler',
    'components/ui',
    'lib/routes',
    'lib/site',
  ],
  'components/articles': [
    'components/blocks',
    'components/figures',
    'components/layout',
    'components/questions',
    'components/ui',
    'lib/api',
    'lib/articles',
    'lib/env',
    'lib/i18n',
    'lib/questions',
    'lib/routes',
    'lib/session',
    'lib/site',
  ],
  'components/contact': ['components/ui', 'lib/account', 'lib/api', 'lib/i18n', 'lib/session', 'lib/site'],
  'components/progress': [
    'components/ui',
    'lib/diagnostic',
    'lib/i18n',
    'lib/progress',
    'lib/questions',
    'lib/site',
  ],
  'components/account': [
    'components/layout',
    'components/ui',
    'lib/account',
    'lib/api',
    'lib/browser',
    'lib/env',
    'lib/google',
    'lib/i18n',
    'lib/offers',
    'lib/purchase',
    'lib/routes',
    'lib/session',
    'lib/site',
    'lib/visit',
  ],
  'components/offers': [
    'components/blocks',
    'components/ui',
    'lib/browser',
    'lib/env',
    'lib/i18n',
    'lib/offers',
    'lib/purchase',
    'lib/routes',
    'lib/session',
    'lib/site',
    'lib/structured-data',
  ],
  'components/purchase': [
    'components/ui',
    'lib/account',
    'lib/env',
    'lib/i18n',
    'lib/offers',
    'lib/purchase',
    'lib/routes',
    'lib/session',
    'lib/site',
  ],
};

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
        ...names.filter((other) => other !== room && !rooms[room]?.includes(other)).map(folder),
      ],
      message: `${room} may import from ${rooms[room]?.join(', ') || 'no other room'} (scripts/rooms/rooms.mjs).`,
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

/** @param {string} room */
const folder = (room) => `./${room}`;
