import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { marksIn, numberOf } from '../marks/marks.mjs';
import { sitePages } from './aside/site-pages.mjs';
import { contentOf, replaceFiles } from './files/replace-files.mjs';

/** @typedef {import('../contract').Place} Place @typedef {import('./aside/site-pages.mjs').SitePage} SitePage */
/** @typedef {ReturnType<typeof openPlaces>} Places */
/** @typedef {{ shown: Set<number>, held: Set<number> }} Seen numbers of the texts of an answer: those that stand on it, and those it brings along, for dialogs and states of what moves */

/** What browsers fetch by themselves, so that no answer holds it. */
const fetched = /^(?:app|bank-[\w-]+|error|exam|factors|payment|plans|pricing|questions|scenes|vocabulary)\./;

/**
 * On which pages texts stand. Of a page that this editor has seen the answer decides; of others the code says which texts it can ask for
 * (aside/text-uses.mjs), which is too many rather than too few.
 *
 * @param {string} root
 * @param {Pick<import('./aside/aside.mjs').Aside, 'ask'>} aside
 * @param {() => readonly string[]} keys
 */
export function openPlaces(root, aside, keys) {
  /** @type {Map<string, Seen>} by the address of the page, without language */
  const seen = new Map();
  /** @type {Record<string, string[]> | undefined} */
  let uses;
  /** @type {Promise<void> | undefined} */
  let looking;
  /** @type {Promise<SitePage[]> | undefined} */
  let asked;

  async function lookAtCode() {
    const stamp = await codeStamp(root);
    const file = '.edit/text-uses.json';
    const kept = JSON.parse((await contentOf(path.join(root, file))) ?? 'null');
    uses = kept?.uses;
    if (kept?.stamp === stamp) return;
    uses = await aside.ask('textUses', keys());
    await replaceFiles(root, new Map([[file, JSON.stringify({ stamp, uses })]]));
  }

  /** @returns {Promise<SitePage[]>} */
  const pages = () =>
    (asked ??= sitePages().catch((error) => {
      asked = undefined;
      throw error;
    }));

  return {
    pages,

    /** Begins to look at the code, which takes seconds; until then pages are known that have been seen. */
    prepare() {
      looking ??= lookAtCode().catch((error) => {
        looking = undefined;
        console.error('Which pages show which texts could not be found out:', error);
      });
      return looking;
    },

    /** @param {string} page without language @param {string} html with its marks */
    record(page, html) {
      const numbers = (/** @type {string} */ part) => new Set(marksIn(part).map(({ number }) => number));
      seen.set(page, {
        shown: numbers(html.replace(/<script\b.*?<\/script>/gs, '')),
        held: numbers(html),
      });
    },

    /** @param {string} key @returns {Promise<Place[]>} */
    async of(key) {
      void this.prepare();
      const number = numberOf(key);
      const possible = new Set(uses?.[key]);
      return (await pages()).flatMap(({ path: one, name }) => {
        const answer = seen.get(one);
        const sure = answer?.held.has(number) ?? false;
        const may = possible.has(one) && (answer === undefined || fetched.test(key));
        return sure || may ? [{ path: one, name, sure }] : [];
      });
    },

    /** Whether a seen page shows the text at rest; `held` where one only brings it along. @param {string} key */
    seenAs(key) {
      const number = numberOf(key);
      const answers = [...seen.values()];
      if (answers.some(({ shown }) => shown.has(number))) return 'shown';
      return answers.some(({ held }) => held.has(number)) ? 'held' : undefined;
    },
  };
}

/** Another one with each change of the code. @param {string} root */
async function codeStamp(root) {
  const hash = createHash('sha256');
  for (const house of ['app', 'components', 'lib']) {
    const entries = await readdir(path.join(root, house), { recursive: true });
    for (const file of entries.filter((name) => /\.tsx?$/.test(name)).sort()) {
      const { size, mtimeMs } = await stat(path.join(root, house, file));
      hash.update(`${house}/${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('base64url');
}
