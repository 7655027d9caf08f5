import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isTestShop } from '../../../lib/env/test-shop.mjs';

const folders = ['app', 'components', 'content', 'lib', 'messages', 'public'];
const files = ['scripts/run/build.mjs', 'scripts/csp/csp.mjs', 'scripts/csp/html.mjs'];

// Files beside package.json are inputs (configuration, middleware) unless they are known not to be.
const rootFile = /^[^.].*\.(?:ts|tsx|js|mjs|cjs|json)$/;
const notInputs =
  /(?:^|\/)(?:\.|playwright\.config\.|vitest\.config\.|eslint\.config\.|knip\.|next-env\.d\.ts$)|\.test\.tsx?$|\.d\.json\.ts$|^content\/translated-from\.json$/;

/** Settings whose value ends up in the built pages. */
const builtIn = /^(?:NEXT_PUBLIC_\w+|SITE_URL|APP_URL|AI_BASE_URL|AI_TRANSCRIBE_MODEL)$/;

/** Whether a change of the setting needs a new build. @param {string} name */
export const isBuiltIn = (name) => builtIn.test(name);

/**
 * A digest of everything that a build depends on: two equal ones mean that a build made for one serves the other.
 *
 * @param {string} folder the checkout
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function inputsHash(folder, env) {
  const hash = createHash('sha256');
  for (const file of inputFiles(folder)) {
    hash.update(`${file}\0${sha256(readFileSync(path.join(folder, file)))}\n`);
  }
  for (const name of Object.keys(env).sort()) {
    if (isBuiltIn(name) && env[name]) hash.update(`${name}\0${sha256(env[name])}\n`);
  }
  // Pages know of the shop no more than this, so that a key of Stripe's may be new at every start.
  if (isTestShop(env)) hash.update('test shop\n');
  return hash.digest('hex');
}

/** @param {string} folder */
export function inputFiles(folder) {
  const atRoot = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && rootFile.test(entry.name))
    .map((entry) => entry.name);
  return [...atRoot, ...files, ...folders.flatMap((name) => filesBelow(folder, name))]
    .filter((file) => !notInputs.test(file))
    .sort();
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {string[]}
 */
function filesBelow(folder, name) {
  return readdirSync(path.join(folder, name), { withFileTypes: true }).flatMap((entry) => {
    const file = `${name}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(folder, file) : [file];
  });
}

/** @param {string | Buffer} content */
export function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}
