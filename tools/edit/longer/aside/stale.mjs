import { execa } from 'execa';
import { articleFile } from '../../../catalogs/articles/read-articles.mjs';
import { isHashOf } from '../../../catalogs/ledger/ledger.mjs';
import { apart } from '../head.mjs';
import { sectionsOf } from '../sections.mjs';

/** @typedef {import('../contract').StaleSection} StaleSection */

/** The most versions of a file that are looked at. */
const versions = 100;

/**
 * What an English text said when a translation was made of it, by its hash.
 *
 * @param {string} root @param {string} name @param {string} hash
 * @returns {Promise<string | undefined>} undefined where git does not know it
 */
export async function englishOf(root, name, hash) {
  const file = articleFile(name, 'en');
  const git = (/** @type {string[]} */ ...args) =>
    execa('git', ['-C', root, ...args], { reject: false, stripFinalNewline: false });
  const log = await git('log', `-${versions}`, '--format=%H', '--', file);
  for (const commit of (log.stdout ?? '').split('\n').filter(Boolean)) {
    const { stdout, failed } = await git('show', `${commit}:${file}`);
    if (!failed && isHashOf(hash, stdout)) return stdout;
  }
  return undefined;
}

/**
 * @param {string} then @param {string} now
 * @returns {StaleSection[]} as the newer one has them, then those that are gone
 */
export function changedSections(then, now) {
  const [before, after] = [partsOf(then), partsOf(now)];
  const old = new Map(before.map((part) => [part.title, part.text]));
  const changed = after.flatMap(({ title, text }) => {
    // A section under another heading is looked for where it was.
    const was = old.get(title) ?? null;
    return was !== null && same(was, text) ? [] : [{ title, then: was, now: text }];
  });
  const titles = new Set(after.map(({ title }) => title));
  const gone = before.filter(({ title }) => !titles.has(title));
  return [...changed, ...gone.map(({ title, text }) => ({ title, then: text, now: null }))];
}

/** @param {string} text */
function partsOf(text) {
  const { head = '', body = text } = apart(text) ?? {};
  const lines = head.split('\n').filter((line) => !/^(?:---|updated:)/.test(line));
  const above = { title: 'Title, description and days', text: lines.join('\n').trim() };
  return [
    above,
    ...sectionsOf(body).map(({ title, text: own }) => ({
      title: title || 'Before the first heading',
      text: own,
    })),
  ];
}

/** White space does not count, as in the ledger. @param {string} one @param {string} other */
const same = (one, other) => one.replace(/\s+/g, '') === other.replace(/\s+/g, '');
