import { rmSync } from 'node:fs';
import { inRoot } from './project.mjs';

/**
 * Removes the types that `npm run dev` left of the pages it knew. A build and `tsc` read them too, and would stop at a page that has
 * been removed or renamed since, or is not on this git branch. Next writes them anew when it serves for development.
 *
 * @param {string} [folder]
 */
export function removeDevTypes(folder = inRoot('.next/dev/types')) {
  rmSync(folder, { recursive: true, force: true });
}
