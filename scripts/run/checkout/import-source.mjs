import { inRoot, root } from './project.mjs';

/**
 * Imports a module of the site, which is TypeScript and names others by `@/`. Needs the packages to be installed, and so loads the
 * one it works by only then: a fresh checkout has none when its first command begins.
 *
 * @param {string} file from the checkout's folder
 * @returns {Promise<any>}
 */
export async function importSource(file) {
  const { createJiti } = await import('jiti');
  return createJiti(import.meta.url, { alias: { '@': root }, fsCache: false }).import(inRoot(file));
}
