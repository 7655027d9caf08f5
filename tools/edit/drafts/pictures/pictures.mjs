import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importSource } from '../../../../scripts/run/checkout/import-source.mjs';
import { turns } from '../../turns.mjs';
import { pagesOf } from '../pages.mjs';
import { gitOf } from '../workshop.mjs';
import { choosePages } from './choose-pages.mjs';
import { differingPart, firstPart } from './part.mjs';
import { subjectOf } from './subject.mjs';
import { takePairs } from './take.mjs';

/**
 * A page before and after, as addresses that an `img` takes: the part in which it differs. One of them is `null` where the page was not there,
 * or is not any more.
 * @typedef {{ path: string, locale: string, before: string | null, after: string | null }} Picture
 *
 * @typedef {object} Pictures
 * @property {Picture[]} pictures
 * @property {{ path: string, locale: string }[]} same pages that look as before: what changed shows in a dialog, or in search results
 * @property {number} left how many pages there would have been besides
 */

/** @typedef {import('../workshop.mjs').Context} Context */

const inTurn = turns();

/**
 * Pictures of the pages whose texts changed, in the languages in which they did. They are kept in `.edit/pictures`, whole pages beside their
 * parts, until something else is to be seen; to make them takes a minute or two, as the site is started once more for them.
 *
 * @param {Context} context
 * @param {string | undefined} branch of a draft; what is not handed over without one
 * @returns {Promise<Pictures>}
 */
export function picturesOf(context, branch) {
  return inTurn(() => keptOrMade(context, branch));
}

/** @param {Context} context @param {string | undefined} branch @returns {Promise<Pictures>} */
async function keptOrMade(context, branch) {
  const { root, git, also } = await gitOf(context);
  const subject = await subjectOf(git, root, branch, also);
  const folder = path.join(root, '.edit/pictures', subject.name);
  const list = path.join(folder, 'pictures.json');
  const kept = JSON.parse(await readFile(list, 'utf8').catch(() => 'null'));
  if (kept?.stamp === subject.stamp) return kept.pictures;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pictures = await make(context, git, subject, folder);
  await writeFile(list, JSON.stringify({ stamp: subject.stamp, pictures }));
  return pictures;
}

/**
 * @param {Context} context @param {import('../git/git.mjs').Git} git
 * @param {import('./subject.mjs').Subject} subject @param {string} folder
 * @returns {Promise<Pictures>}
 */
async function make({ root, tables, places }, git, subject, folder) {
  const { localizePath } = await importSource('lib/i18n/paths.ts');
  const codes = tables.locales.map(({ code }) => code);
  const { chosen, left } = choosePages(await pagesOf(subject.changes, places, codes));
  /** @type {Pictures} */
  const made = { pictures: [], same: [], left };
  if (chosen.length === 0) return made;
  const views = chosen.map(({ path: page, locale }) => ({
    address: localizePath(page, locale),
    lang: tables.locales.find(({ code }) => code === locale)?.lang ?? locale,
  }));
  const pairs = await takePairs({ root, git }, subject, views);
  for (const [index, { path: page, locale }] of chosen.entries()) {
    const { before, after } = pairs[index] ?? {};
    const name = path.join(folder, `${locale}${page.replaceAll('/', '-').replace(/-$/, '')}`);
    if (before) await writeFile(`${name}-before.png`, before);
    if (after) await writeFile(`${name}-after.png`, after);
    const parts = await partsOf(before, after);
    if (parts === undefined) made.same.push({ path: page, locale });
    else
      made.pictures.push({
        path: page,
        locale,
        before: asAddress(parts.before),
        after: asAddress(parts.after),
      });
  }
  return made;
}

/**
 * @param {Buffer | undefined} before @param {Buffer | undefined} after
 * @returns {Promise<{ before: Buffer | undefined, after: Buffer | undefined } | undefined>} undefined where they look the same
 */
async function partsOf(before, after) {
  if (before && after) return differingPart(before, after);
  if (before === undefined && after === undefined) return undefined;
  return { before: before && (await firstPart(before)), after: after && (await firstPart(after)) };
}

/** @param {Buffer | undefined} picture WebP */
const asAddress = (picture) => (picture ? `data:image/webp;base64,${picture.toString('base64')}` : null);
