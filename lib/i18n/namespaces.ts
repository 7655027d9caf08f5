/** The message catalogs: one file `messages/<locale>/<namespace>.json` for each name. */
export const namespaces = [
  'account',
  'blog',
  'chrome',
  'company',
  'correction',
  'courses',
  'error',
  'figures',
  'home',
  'landing',
  'learn',
  'listen',
  'mail',
  'meta',
  'mock-exam',
  'plans',
  'practice',
  'practice-test',
  'pricing',
  'products',
  'reviews',
  'speaking',
  'suggestion',
  'writing',
] as const;

export type Namespace = (typeof namespaces)[number];
