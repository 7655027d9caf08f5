import { z } from 'zod';
import { turns } from '../turns.mjs';
import { restore, takeBack } from './back.mjs';
import { handOver } from './hand-over.mjs';
import { listDrafts } from './list.mjs';
import { openDraft } from './open.mjs';
import { picturesOf } from './pictures/pictures.mjs';
import { gitOf, workshopOf } from './workshop.mjs';

/** @typedef {import('./workshop.mjs').Context} Context */

const line = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}<>]*$/u, 'Only letters, digits and signs, on one line.');
const text = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u, 'Only letters, digits and signs.');

/** Such as git takes; which there are is compared where it is used. */
const branch = z
  .string()
  .regex(/^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_./-]{0,149}$/u, 'This is no name of a branch.');

/** What changes branches takes turns. */
const inTurn = turns();

/**
 * Drafts: what is handed over, as branches of git. Merging, pushing and publishing them is the developers'.
 *
 * @type {readonly import('../contract').Route[]}
 */
export const routes = [
  {
    method: 'GET',
    path: 'drafts',
    input: z.object({}),
    handle: async (context) => {
      const { root, git, also } = await gitOf(context);
      return { ...(await listDrafts(git, root, also)), mended: context.mended ?? [] };
    },
  },
  {
    method: 'POST',
    path: 'handover',
    input: z.strictObject({
      name: line.min(1).max(60),
      message: text.min(1).max(2000),
      who: line.min(1).max(80),
      note: line.max(200).optional(),
    }),
    handle: (/** @type {Context} */ context, what) =>
      inTurn(async () => handOver(await workshopOf(context), what)),
  },
  {
    method: 'POST',
    path: 'drafts/open',
    input: z.strictObject({ branch, take: z.boolean().optional() }),
    handle: (context, what) =>
      inTurn(async () => {
        const { root, git, also } = await gitOf(context);
        return openDraft(git, root, what, also);
      }),
  },
  {
    method: 'POST',
    path: 'drafts/back',
    input: z.strictObject({ branch, restore: z.boolean().optional() }),
    handle: (context, what) =>
      inTurn(async () => {
        const { root, git, also } = await gitOf(context);
        return what.restore
          ? restore(git, root, what.branch, context.journal)
          : takeBack(git, root, what.branch, also);
      }),
  },
  {
    method: 'GET',
    path: 'drafts/pictures',
    input: z.object({ branch: branch.optional() }),
    handle: (context, what) => picturesOf(context, what.branch),
  },
];
