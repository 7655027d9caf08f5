import '../run/checkout/node-version.mjs';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashPages } from './hash-pages.mjs';
import { buildFolder, Failure, runAsScript } from '../run/checkout/project.mjs';

/**
 * `.next/csp-manifest.json`, which the middleware reads: what each prerendered page's Content-Security-Policy has to allow.
 *
 * @typedef {object} CspManifest
 * @property {1} version of this shape
 * @property {string} buildId of the build it belongs to
 * @property {string[]} hashes all distinct ones, as `sha256-<base64>` without the quotes that the header needs
 * @property {Record<string, { s: number[], t: number[] }>} pages by internal path (`/en`, `/de/courses`): indexes into
 *   `hashes` for inline scripts (`s`) and inline style elements (`t`)
 */

// Next's own pages for a failing server have inline styles that nobody here can remove; the middleware never serves them.
const frameworkPages = new Set(['/_global-error', '/500']);

/**
 * The internal path that a prerendered file answers, by Next's own naming: the site's root is `index.html`.
 *
 * @param {string} file relative to the folder of prerendered pages, such as `de/courses.html`
 */
export function pageKey(file) {
  const page = `/${file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '')}`;
  if (page === '/index') return '/';
  return page.startsWith('/index/') ? page.slice('/index'.length) : page;
}

/**
 * @param {string} [folder] the build folder
 * @returns {Promise<CspManifest>}
 * @throws {Failure} naming each page with code that no policy of this site allows, or that is not final after the build
 */
export async function writeCspManifest(folder = buildFolder) {
  /** @type {Map<string, number>} */
  const indexes = new Map();
  /** @param {string[]} hashes */
  const toIndexes = (hashes) =>
    hashes.map((hash) => indexes.get(hash) ?? indexes.set(hash, indexes.size).size - 1).sort((a, b) => a - b);

  /** @type {string[]} */
  const problems = [];
  /** @type {CspManifest['pages']} */
  const pages = {};
  const prerendered = prerenderedPages(folder);
  const inline = await hashPages(prerendered.map(({ file }) => file));
  for (const { file, key } of prerendered) {
    const found = /** @type {import('./inline-code.mjs').InlineCode} */ (inline.get(file));
    pages[key] = { s: toIndexes(found.scripts), t: toIndexes(found.styles) };
    if (!frameworkPages.has(key)) problems.push(...found.problems.map((problem) => `${file}: ${problem}`));
  }
  for (const route of regeneratedRoutes(folder)) {
    if (pages[route]) problems.push(`${route}: regenerated while the site runs (revalidate)`);
  }
  if (problems.length > 0) {
    throw new Failure(
      `The Content-Security-Policy cannot allow ${problems.length} things by hash (event handler and style attributes, ` +
        `javascript: addresses, pages that change after the build):\n  ${problems.slice(0, 20).join('\n  ')}`,
    );
  }
  const buildId = readFileSync(path.join(folder, 'BUILD_ID'), 'utf8').trim();
  /** @type {CspManifest} */
  const manifest = { version: 1, buildId, hashes: [...indexes.keys()], pages };
  writeFileSync(path.join(folder, 'csp-manifest.json'), JSON.stringify(manifest));
  return manifest;
}

/**
 * @param {string} folder
 * @returns {{ file: string, key: string }[]}
 */
function prerenderedPages(folder) {
  return ['server/pages', 'server/app']
    .map((part) => path.join(folder, part))
    .filter((part) => existsSync(part))
    .flatMap((part) =>
      readdirSync(part, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .sort()
        .map((file) => ({ file: path.join(part, file), key: pageKey(file) })),
    );
}

/** @param {string} folder */
function regeneratedRoutes(folder) {
  /** @type {{ routes: Record<string, { initialRevalidateSeconds: number | false }> }} */
  const { routes } = JSON.parse(readFileSync(path.join(folder, 'prerender-manifest.json'), 'utf8'));
  return Object.keys(routes).filter((route) => routes[route]?.initialRevalidateSeconds !== false);
}

await runAsScript(import.meta.url, async () => {
  const { hashes, pages } = await writeCspManifest();
  console.log(
    `Content-Security-Policy manifest: ${Object.keys(pages).length} pages, ${hashes.length} hashes.`,
  );
  return 0;
});
