import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildFolder } from '../run/checkout/project.mjs';

/** @type {Map<string, number>} */
const sizes = new Map();

/**
 * @param {Iterable<string>} files public paths below `/_next/`, each counted once
 * @returns {number} bytes as `next start` sends them (gzip)
 */
export function gzipBytes(files) {
  let total = 0;
  for (const file of new Set(files)) {
    const size = sizes.get(file) ?? gzipSync(readFileSync(fileOf(file))).length;
    sizes.set(file, size);
    total += size;
  }
  return total;
}

/** @param {string} publicPath */
function fileOf(publicPath) {
  return path.join(buildFolder, decodeURI(publicPath).slice('/_next/'.length));
}

/**
 * The scripts that a document makes a browser load before anything is clicked.
 *
 * @param {readonly import('../csp/html.mjs').Tag[]} tags of the document
 * @returns {Set<string>} public paths
 */
export function scriptsOf(tags) {
  /** @type {Set<string>} */
  const scripts = new Set();
  for (const { name, attributes } of tags) {
    const isScript = name === 'script' && !attributes.has('nomodule');
    const isPreload =
      name === 'link' &&
      (attributes.get('rel') === 'modulepreload' ||
        (attributes.get('rel') === 'preload' && attributes.get('as') === 'script'));
    const address = isScript ? attributes.get('src') : isPreload ? attributes.get('href') : undefined;
    if (address?.startsWith('/_next/')) scripts.add(address.replace(/\?.*$/, ''));
  }
  return scripts;
}

/**
 * The scripts that Next loads on every page, an empty one too (which loads a further 3.5 kB, so this errs on the strict side).
 * An `instrumentation-client` file would be among them.
 *
 * @returns {string[]} public paths
 */
export function frameworkScripts() {
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(buildFolder, 'build-manifest.json'), 'utf8'));
  return rootMainFiles.map((file) => `/_next/${file}`);
}
