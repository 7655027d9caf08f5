import { z } from 'zod';
import { ExchangeError } from '../../exchange/exchange-error.mjs';
import { takeIn } from '../../exchange/intake/take-in.mjs';
import { handedOut } from '../../exchange/out/hand-out.mjs';
import { extents } from '../../exchange/out/rows.mjs';
import { readReturned } from '../../exchange/read-file.mjs';
import { localeNamed } from '../../exchange/site.mjs';
import { EditError } from '../serve/edit-error.mjs';

/** @typedef {import('../contract').Context} Context */

/** A file of the size that is read at all, in base64 and JSON. */
const mostBytes = 33 * 2 ** 20;

const locale = z.string().max(20);

/**
 * What is handed out to translators and comes back: the commands `catalogs:export` and `catalogs:import` for who has no terminal.
 *
 * @type {readonly import('../contract').Route[]}
 */
export const routes = [
  {
    method: 'GET',
    path: 'exchanged',
    input: z.object({ locale, format: z.enum(['xliff', 'csv']), only: z.enum(extents) }),
    /**
     * @param {Context} context
     * @param {{ locale: string, format: 'xliff' | 'csv', only: typeof extents[number] }} input
     * @returns {Promise<import('../panel/exchanged/contract').HandedOut>}
     */
    handle: (context, { locale: code, format, only }) =>
      inWords(() =>
        handedOut(context, localeNamed(code, context.tables), { format, only }, (keys) =>
          shownOn(context, keys),
        ),
      ),
  },
  {
    method: 'POST',
    path: 'exchanged',
    mostBytes,
    input: z.object({ file: z.base64(), locale, dry: z.boolean() }),
    /**
     * @param {Context} context
     * @param {{ file: string, locale: string, dry: boolean }} input `locale`: of a file that does not say it
     * @returns {Promise<import('../panel/exchanged/contract').BroughtIn>}
     */
    handle: (context, { file, locale: code, dry }) =>
      inWords(async () => {
        const returned = readReturned(Buffer.from(file, 'base64'));
        const taken = await takeIn(context, returned, returned.language === undefined ? code : undefined);
        const changes = taken.changes.map(({ file: name, key, before, after }) => ({
          ...{ file: name, key, before, after },
        }));
        const entry = dry ? undefined : await context.store.write(changes, { kind: 'import' });
        return {
          ...taken,
          locale: taken.locale.code,
          changes: taken.changes.map(({ key, before, after, line }) => ({ key, before, after, line })),
          entry: entry?.id ?? null,
        };
      }),
  },
];

/**
 * @param {Context} context @param {readonly string[]} keys
 * @returns {Promise<Record<string, string[]>>} addresses of pages by key
 */
async function shownOn({ places }, keys) {
  const found = await Promise.all(
    keys.map(async (key) => /** @type {const} */ ([key, (await places.of(key)).map(({ path }) => path)])),
  );
  return Object.fromEntries(found);
}

/**
 * @template Value
 * @param {() => Promise<Value>} work
 * @returns {Promise<Value>}
 * @throws {EditError} for what is wrong with a file
 */
async function inWords(work) {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ExchangeError ? new EditError('file', 422, error.message) : error;
  }
}
