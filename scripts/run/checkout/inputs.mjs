import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isTestShop } from '../../../lib/env/test-shop.mjs';

const folders = ['app', 'components', 'content', 'lib', 'messages', 'public'];
const files = [
  'scripts/run/build.mjs',
  'scripts/run/redraw/rename-build.mjs',
  'scripts/run/redraw/keep-pages.mjs',
  'scripts/csp/csp.mjs',
  'scripts/csp/html.mjs',
];

// Files beside package.json are inputs (configuration, middleware) unless they are known not to be.
const rootFile = /^[^.].*\.(?:ts|tsx|js|mjs|cjs|json)$/;
const notInputs =
  /(?:^|\/)(?:\.|playwright\.config\.|vitest\.config\.|eslint\.config\.|knip\.|next-env\.d\.ts$)|\.test\.tsx?$|\.d\.json\.ts$|^content\/translated-from\.json$/;

/** Settings whose value ends up in the built pages. */
const builtIn = /^(?:NEXT_PUBLIC_\w+|SITE_URL|APP_URL|AI_BASE_URL|AI_TRANSCRIBE_MODEL)$/;

/** Whether a change of the setting needs a new build. @param {string} name */
export const isBuiltIn = (name) => builtIn.test(name);

/** What pages read while they are drawn: nothing that is compiled holds it, unless code imports it. */
const drawn = /^(?:messages\/[a-z]{2}\/[\w-]+\.json|content\/(?:blog|landing|legal)\/.+)$/;

/** A catalog that code imports, of one language or of any; a type is no text. */
const imported =
  /(?:from|(?<!typeof )import\()\s*['"`][^'"`]*messages\/(?:\$\{\w+\}|[a-z]{2})\/([\w-]+)\.json/g;

/**
 * What a build depends on, in parts, so that two can be compared.
 *
 * @typedef {object} InputParts
 * @property {string} code digest of all that is compiled, and of the settings that are built in
 * @property {string} checks digest of what texts are checked by
 * @property {Record<string, string>} texts digest of each file that is read while pages are drawn
 */

/**
 * @param {string} folder the checkout
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {{ whole: string, parts: InputParts }} `whole`: digest of all of it; two equal ones mean that a build made for one serves the other
 */
export function inputParts(folder, env) {
  const whole = createHash('sha256');
  const code = createHash('sha256');
  /** @type {Record<string, string>} */
  const texts = {};
  const files = inputFiles(folder).map((file) => ({ file, content: readFileSync(path.join(folder, file)) }));
  const compiled = importedCatalogs(files);
  for (const { file, content } of files) {
    const digest = sha256(content);
    whole.update(`${file}\0${digest}\n`);
    if (drawn.test(file) && !compiled.has(path.basename(file, '.json'))) texts[file] = digest.slice(0, 16);
    else code.update(`${file}\0${digest}\n`);
  }
  const settings = Object.keys(env)
    .sort()
    .flatMap((name) => (isBuiltIn(name) && env[name] ? [`${name}\0${sha256(env[name])}\n`] : []));
  // Pages know of the shop no more than this, so that a key of Stripe's may be new at every start.
  if (isTestShop(env)) settings.push('test shop\n');
  for (const setting of settings) {
    whole.update(setting);
    code.update(setting);
  }
  const parts = { code: code.digest('hex'), checks: checksDigest(folder), texts };
  return { whole: whole.digest('hex'), parts };
}

/**
 * A digest of everything that a build depends on; as `whole` of {@link inputParts}.
 *
 * @param {string} folder the checkout
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const inputsHash = (folder, env) => inputParts(folder, env).whole;

/**
 * The files that are read while pages are drawn and differ between two builds; undefined where more than these differ.
 *
 * @param {InputParts | undefined} before
 * @param {InputParts} now
 * @returns {string[] | undefined}
 */
export function changedTexts(before, now) {
  if (before?.code !== now.code) return undefined;
  const files = new Set([...Object.keys(before.texts), ...Object.keys(now.texts)]);
  return [...files].filter((file) => before.texts[file] !== now.texts[file]);
}

/**
 * The languages whose pages alone show some texts: a page reads the catalogs of its own language. Of articles others say that they exist.
 *
 * @param {readonly string[]} changed as {@link changedTexts} names them
 * @returns {string[] | undefined} undefined where pages of any language can be concerned
 */
export function languagesOf(changed) {
  const codes = changed.map((file) => /^messages\/([a-z]{2})\//.exec(file)?.[1]);
  const known = codes.filter((code) => code !== undefined);
  return known.length > 0 && known.length === codes.length ? [...new Set(known)].sort() : undefined;
}

/** @param {readonly { file: string, content: Buffer }[]} files */
function importedCatalogs(files) {
  const code = files.filter(({ file }) => /\.(?:tsx?|mjs)$/.test(file));
  return new Set(
    code.flatMap(({ content }) => [...content.toString('utf8').matchAll(imported)].map(([, name]) => name)),
  );
}

/** @param {string} folder */
function checksDigest(folder) {
  const hash = createHash('sha256');
  const tools = existsSync(path.join(folder, 'tools/catalogs')) ? filesBelow(folder, 'tools/catalogs') : [];
  for (const file of tools.sort()) hash.update(`${file}\0${sha256(readFileSync(path.join(folder, file)))}\n`);
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
