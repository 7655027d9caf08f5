import { setTimeout as sleep } from 'node:timers/promises';
import { openCamera } from './camera.mjs';
import { withSecondSite } from './second-site.mjs';

/** @typedef {import('./subject.mjs').Subject} Subject @typedef {import('./second-site.mjs').SecondSite} SecondSite */
/** @typedef {{ address: string, lang: string }} View */
/** @typedef {{ before: Buffer | undefined, after: Buffer | undefined }} Pair PNG of the whole page; undefined where it is not there */

/** ms in which a changed text has come to the pages, on a slow machine. */
const mostMs = 30_000;

/**
 * Photographs pages before and after. Both are shown by one server that has the same code and no marks, so they differ by their texts alone.
 *
 * @param {{ root: string, git: import('../git/git.mjs').Git }} where
 * @param {Pick<Subject, 'base' | 'commit' | 'files'>} subject
 * @param {readonly View[]} views
 * @returns {Promise<Pair[]>} in the order of the views
 */
export async function takePairs({ root, git }, { base, commit, files }, views) {
  const camera = await openCamera();
  try {
    return await withSecondSite({ root, git, commit: base }, async (site) => {
      const before = await shootAll(camera, site, views);
      const said = await Promise.all(views.map(({ address }) => textAt(site.origin + address)));
      await (commit === undefined ? site.bring(files) : site.show(commit));
      await untilChanged(site, views, said);
      const after = await shootAll(camera, site, views);
      return views.map((_, index) => ({ before: before[index], after: after[index] }));
    });
  } finally {
    await camera.close();
  }
}

/** One after the other: the server makes each page anew. @param {import('./camera.mjs').Camera} camera @param {SecondSite} site @param {readonly View[]} views */
async function shootAll(camera, { origin }, views) {
  /** @type {(Buffer | undefined)[]} */
  const pictures = [];
  for (const { address, lang } of views) pictures.push(await camera.shoot(origin + address, lang));
  return pictures;
}

/**
 * Waits until the server has seen that its files are others. Where no page says anything else, as where the texts of a dialog changed, it
 * waits as long as a change takes.
 *
 * @param {SecondSite} site @param {readonly View[]} views @param {readonly string[]} said what they said before
 */
async function untilChanged({ origin }, views, said) {
  const until = Date.now() + mostMs;
  while (Date.now() < until) {
    await sleep(500);
    for (const [index, { address }] of views.entries()) {
      if ((await textAt(origin + address)) === said[index]) continue;
      // Catalogs and longer texts are read by two modules.
      await sleep(2000);
      return;
    }
  }
}

/** @param {string} address @returns {Promise<string>} what stands on a page, with its title */
async function textAt(address) {
  const answer = await fetch(address, {
    headers: { 'user-agent': 'Bingbot' },
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  }).catch(() => undefined);
  const html = (await answer?.text().catch(() => undefined)) ?? '';
  return html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');
}
