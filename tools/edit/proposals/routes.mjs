import { z } from 'zod';
import { EditError } from '../serve/edit-error.mjs';
import { faultsOf } from '../texts/check.mjs';
import { known } from '../texts/known.mjs';
import { discard, keep, keptProposals } from './kept.mjs';
import { propose } from './propose.mjs';
import { serviceOf } from './service.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('./contract').Proposal} Proposal */

/** Texts of one call, which takes as long as the service does for three questions. */
const mostKeys = 30;

const locale = z.string().max(20);
const keys = z.array(z.string().max(500)).min(1);

/**
 * Proposals of a machine, which wait in `.edit/proposals.json` until a person saves something for their text, or discards them.
 *
 * @type {readonly import('../contract').Route[]}
 */
export const routes = [
  {
    method: 'GET',
    path: 'proposals',
    input: z.object({ locale: locale.optional() }),
    /** @param {Context} context @param {{ locale?: string }} input */
    async handle(context, { locale: code }) {
      const all = await keptProposals(context);
      return {
        proposals: all.filter((one) => code === undefined || one.locale === code).map(listed(context)),
      };
    },
  },
  {
    method: 'POST',
    path: 'proposals',
    input: z.object({ keys: keys.max(mostKeys), locale }),
    /** @param {Context} context @param {{ keys: string[], locale: string }} input @returns {Promise<import('./contract').Proposed>} */
    async handle(context, { keys: asked, locale: code }) {
      const language = translatedInto(context, code);
      for (const key of asked) known(context, key);
      const { proposals, failed } = await propose(context, await serviceOf(context.env), language, asked);
      await keep(context, proposals);
      return { proposals: proposals.map(listed(context)), failed };
    },
  },
  {
    method: 'POST',
    path: 'proposals/discard',
    input: z.object({ keys, locale }),
    /** @param {Context} context @param {{ keys: string[], locale: string }} input */
    async handle(context, { keys: unwanted, locale: code }) {
      return { discarded: await discard(context, code, unwanted) };
    },
  },
];

/** @param {Context} context @param {string} code */
function translatedInto({ tables }, code) {
  const language = tables.locales.find((one) => one.code === code && code !== 'en');
  if (language) return language;
  throw new EditError('no_such_language', 404, `There is no language ${code} to translate into.`);
}

/** @param {Context} context @returns {(proposal: Proposal) => import('./contract').ListedProposal} */
const listed = (context) => (proposal) => ({ ...proposal, faults: faultsOf(context, proposal) });
