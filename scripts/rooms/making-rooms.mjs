/**
 * The rooms of what makes and checks the site, each with those of its kind that it may import from; `scripts/run` is without
 * the two rooms in it. No two import each other, and nothing of the site imports any of them.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const makingRooms = {
  'scripts/run/checkout': [],
  'scripts/run/settings': ['scripts/run/checkout'],
  'scripts/csp': ['scripts/run/checkout'],
  'scripts/run': ['scripts/csp', 'scripts/run/checkout', 'scripts/run/settings'],
  'scripts/budgets': ['scripts/csp', 'scripts/run', 'scripts/run/checkout'],
  'scripts/correction': ['scripts/run/checkout'],
  'scripts/exam': ['scripts/run/checkout', 'scripts/run/settings'],
  'scripts/front': ['scripts/run/checkout'],
  'scripts/last-modified': ['scripts/run', 'scripts/run/checkout', 'scripts/run/settings'],
  'scripts/new-page': ['scripts/run/checkout', 'tools/catalogs'],
  'scripts/passwords': [],
  'scripts/rooms': ['scripts/run/checkout'],
  'scripts/settings': ['scripts/run/checkout'],
  'tools/catalogs': ['scripts/run/checkout'],
  'tools/edit': [
    'scripts/last-modified',
    'scripts/rooms',
    'scripts/run',
    'scripts/run/checkout',
    'scripts/run/settings',
    'tools/catalogs',
  ],
  'tools/edit/edit.mjs': ['scripts/run', 'scripts/run/checkout', 'tools/edit', 'tools/edit/exchanged'],
  'tools/edit/exchanged': ['tools/edit', 'tools/exchange'],
  'tools/exchange': ['scripts/run/checkout', 'tools/catalogs', 'tools/edit'],
  'tools/media': ['scripts/run', 'scripts/run/checkout', 'scripts/run/settings', 'tools/edit'],
  'tools/words': [],
};
