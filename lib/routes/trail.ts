import type { PageId, Route } from './routes';

/** The pages above a page, outermost first: home, and the courses page above each lesson (spec section 2). */
export function trailOf(route: Route): readonly PageId[] {
  if (route.id === 'home') return [];
  return route.course === undefined ? ['home'] : ['home', 'courses'];
}
