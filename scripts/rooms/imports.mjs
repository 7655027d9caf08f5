import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const siteFiles = [
  'instrumentation-client.ts',
  'instrumentation.ts',
  'middleware.ts',
  ...['app', 'components', 'lib'].flatMap((house) =>
    readdirSync(house, { recursive: true, encoding: 'utf8' }).map((file) => path.join(house, file)),
  ),
].filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));

const known = new Set(siteFiles);

const named = /^(?:import|export)\s+(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const namedToRun = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const onDemand = /\bimport\('([^']+)'\)/g;

/** The files of the site that a file loads at any time; what is imported for its types alone is not there when it runs. */
export const loadsOf = (/** @type {string} */ file) => targets(file, [namedToRun, onDemand]);

/** The files of the site that a file names in its imports, for types alone too; what it loads on demand is not among them. */
export const importsOf = (/** @type {string} */ file) => targets(file, [named]);

/**
 * @param {string} file
 * @param {readonly RegExp[]} forms
 */
function targets(file, forms) {
  const source = readFileSync(file, 'utf8');
  return forms
    .flatMap((form) => [...source.matchAll(form)].map(([, to]) => to ?? ''))
    .flatMap((to) =>
      to.startsWith('@/') ? to.slice(2) : to.startsWith('.') ? path.join(path.dirname(file), to) : [],
    )
    .flatMap((to) => [to, `${to}.ts`, `${to}.tsx`, `${to}/index.ts`].find((one) => known.has(one)) ?? []);
}
