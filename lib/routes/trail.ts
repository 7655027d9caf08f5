import { pathOf, type PageId, type Route } from './routes';

/** The pages above a page, outermost first: home, the courses page above each lesson (spec section 2), and what its address has. */
export function trailOf(route: Route): readonly PageId[] {
  if (route.id === 'home') return [];
  if (route.id === 'diagnostic') return ['home', 'learn'];
  if (route.id === 'blog' && route.path !== pathOf('blog')) return ['home', 'blog'];
  return route.course === undefined ? ['home'] : ['home', 'courses'];
}
