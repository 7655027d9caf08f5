import { routes as drafts } from '../drafts/routes.mjs';
import { routes as lists } from '../lists/routes.mjs';
import { routes as longer } from '../longer/routes.mjs';
import { routes as proposals } from '../proposals/routes.mjs';
import { routes as texts } from '../texts/routes.mjs';

/**
 * Every call of the editor. A room of its own adds its rows here.
 *
 * @type {readonly import('../contract').Route[]}
 */
export const routes = [...texts, ...drafts, ...proposals, ...lists, ...longer];
