import type { Route } from '../routes/routes';

/**
 * The light scheme's design tokens as literals: a picture has no style sheet to read custom properties from. The test beside
 * this file holds them to `app/tokens.css`.
 */
export const palette = {
  page: '#ffffff',
  ink: '#14213d',
  muted: '#4c5874',
  action: '#3b4cca',
  reading: '#e6f1fd',
  'reading-strong': '#1e5fa8',
  writing: '#fdefe0',
  'writing-strong': '#96500b',
  courses: '#e6f5ea',
  'courses-strong': '#22693f',
  speaking: '#f1ebfd',
  'speaking-strong': '#6541b5',
  vocabulary: '#f1eee9',
  'vocabulary-strong': '#635747',
} as const;

export interface Shade {
  background: string;
  strong: string;
}

const plain: Shade = { background: palette.page, strong: palette.action };
const reading: Shade = { background: palette.reading, strong: palette['reading-strong'] };
const writing: Shade = { background: palette.writing, strong: palette['writing-strong'] };
const courses: Shade = { background: palette.courses, strong: palette['courses-strong'] };
const speaking: Shade = { background: palette.speaking, strong: palette['speaking-strong'] };
const vocabulary: Shade = { background: palette.vocabulary, strong: palette['vocabulary-strong'] };

const tints = {
  plain,
  practice: reading,
  writing,
  'mock-exam': writing,
  courses,
  speaking,
  lesson: plain,
} satisfies Record<Route['tint'], Shade>;

const sections = { reading, listening: reading, speaking, writing, vocabulary };

/** The colours of a page's picture: the tint of its header; a lesson, whose header is white, takes that of its skill. */
export function shadeOf(route: Route): Shade {
  return route.course === undefined ? tints[route.tint] : sections[route.course.section];
}
