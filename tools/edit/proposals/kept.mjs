import path from 'node:path';
import { z } from 'zod';
import { turns } from '../turns.mjs';
import { contentOf, replaceFiles } from '../texts/files/replace-files.mjs';

/** @typedef {import('./contract').Proposal} Proposal @typedef {import('../contract').Context} Context */
/** @typedef {Pick<Context, 'root' | 'store'>} Place */

const name = '.edit/proposals.json';

const schema = z.array(
  z.object({
    key: z.string(),
    locale: z.string(),
    text: z.string(),
    english: z.string(),
    from: z.string().nullable(),
    model: z.string(),
    at: z.string(),
  }),
);

/** Writings take turns. */
const inTurn = turns();

/**
 * The proposals that wait for a person. One is no more as soon as its text says something else than when it was made, which a save does,
 * or its English does.
 *
 * @param {Place} place
 * @returns {Promise<Proposal[]>} the oldest first
 */
export async function keptProposals({ root, store }) {
  const all = await read(root);
  return all.filter(
    ({ key, locale, english, from }) =>
      store.has(key) && store.read('en', key) === english && (store.read(locale, key) ?? null) === from,
  );
}

/**
 * Keeps proposals, each in the place of one for the same text.
 *
 * @param {Place} place
 * @param {readonly Proposal[]} proposals
 */
export function keep(place, proposals) {
  return change(place, (kept) => [
    ...kept.filter((one) => !proposals.some((other) => isOf(other.locale, [other.key])(one))),
    ...proposals,
  ]);
}

/**
 * @param {Place} place
 * @param {string} locale
 * @param {readonly string[]} keys
 * @returns {Promise<number>} how many there were
 */
export async function discard(place, locale, keys) {
  let count = 0;
  await change(place, (kept) => {
    const rest = kept.filter((one) => !isOf(locale, keys)(one));
    count = kept.length - rest.length;
    return rest;
  });
  return count;
}

/** @param {string} locale @param {readonly string[]} keys @returns {(proposal: Proposal) => boolean} */
const isOf = (locale, keys) => (proposal) => proposal.locale === locale && keys.includes(proposal.key);

/** @param {Place} place @param {(kept: Proposal[]) => Proposal[]} how */
function change(place, how) {
  return inTurn(async () => {
    const kept = how(await keptProposals(place));
    const content = kept.length === 0 ? null : `${JSON.stringify(kept, null, 1)}\n`;
    await replaceFiles(place.root, new Map([[name, content]]));
  });
}

/** @param {string} root @returns {Promise<Proposal[]>} none where the file is of no use: they can be asked for again */
async function read(root) {
  const content = await contentOf(path.join(root, name));
  try {
    return schema.parse(JSON.parse(content ?? '[]'));
  } catch {
    return [];
  }
}
