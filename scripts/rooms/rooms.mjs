import { backendRooms } from './backend-rooms.mjs';
import { componentRooms } from './component-rooms.mjs';

/**
 * The house's rooms, each with the rooms it may import from; those of `components` and
 * `lib/backend` have files of their own. ESLint holds every import to it, a test holds it free of circles and of permissions that nobody uses, and the diagram in docs/architecture.md
 * is drawn from it.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const rooms = {
  'lib/site': ['lib/i18n', 'lib/questions'],
  'lib/env': ['lib/site'],
  'lib/i18n': [],
  'lib/browser': [],
  'lib/hash': [],
  'lib/checker': [],
  'lib/visit': ['lib/browser'],
  'lib/deployment': ['lib/browser'],
  'lib/questions': ['lib/browser', 'lib/hash'],
  'lib/correction': ['lib/questions'],
  'lib/structured-data': ['lib/site'],
  'lib/progress': ['lib/browser', 'lib/questions'],
  'lib/vocabulary': ['lib/browser'],
  'lib/diagnostic': ['lib/browser', 'lib/questions', 'lib/site'],
  'lib/exam': ['lib/api', 'lib/diagnostic', 'lib/questions', 'lib/site'],
  'lib/texts': ['lib/env', 'lib/i18n'],
  'lib/routes': ['lib/env', 'lib/hash', 'lib/i18n', 'lib/site', 'lib/texts'],
  'lib/articles': ['lib/env', 'lib/i18n', 'lib/questions', 'lib/routes', 'lib/site'],
  'lib/security': ['lib/env', 'lib/i18n', 'lib/routes'],
  'lib/api': ['lib/correction', 'lib/i18n', 'lib/security'],
  'lib/session': ['lib/api', 'lib/browser', 'lib/i18n'],
  'lib/account': ['lib/api', 'lib/browser', 'lib/i18n', 'lib/session'],
  'lib/google': ['lib/api', 'lib/browser', 'lib/i18n', 'lib/session', 'lib/visit'],
  'lib/offers': ['lib/api', 'lib/env', 'lib/i18n', 'lib/session', 'lib/site'],
  'lib/purchase': [
    'lib/api',
    'lib/browser',
    'lib/i18n',
    'lib/offers',
    'lib/session',
    'lib/site',
    'lib/visit',
  ],
  'lib/daily': [
    'lib/browser',
    'lib/diagnostic',
    'lib/progress',
    'lib/questions',
    'lib/site',
    'lib/vocabulary',
  ],
  'lib/practice': [
    'lib/api',
    'lib/browser',
    'lib/daily',
    'lib/diagnostic',
    'lib/hash',
    'lib/progress',
    'lib/questions',
    'lib/session',
    'lib/vocabulary',
  ],
  'lib/sitting': ['lib/api', 'lib/browser', 'lib/i18n', 'lib/questions', 'lib/session'],
  'lib/tutor': ['lib/api', 'lib/browser', 'lib/i18n', 'lib/site'],
  'lib/og': ['lib/i18n', 'lib/routes', 'lib/site'],
  ...backendRooms,
  ...componentRooms,
};
