import { z } from 'zod';
import { route } from '../route.mjs';
import { EditError } from '../serve/edit-error.mjs';
import { keysByNumber } from '../marks/marks.mjs';
import { openAside } from './aside/aside.mjs';
import { branchOf, changedSince } from './changed.mjs';
import { columnsOf } from './check.mjs';
import { faultsWithGiven } from './given.mjs';
import { known, knownLanguage } from './known.mjs';
import { overviewOf } from './overview.mjs';
import { previewOf } from './preview.mjs';
import { plannedChanges } from './replace.mjs';
import { redo, save, undo } from './save.mjs';
import { searchElsewhere } from './elsewhere.mjs';
import { search } from './search.mjs';
import { stateOf } from './state.mjs';
import { textOf } from './text.mjs';
import { unseenTexts } from './unseen.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('../contract').Route} Route */

/** The most that one answer holds of what is found. */
const mostFound = 500;
const mostReplaced = 2000;
const newestEntries = 200;

const none = z.object({});
const words = z.string().min(1).max(1000);
const locale = z.string().max(20);
const key = z.string().max(500);
const text = z.string().max(20_000);
const byLocale = z.record(locale, text);

/** @param {Context} context @param {string | undefined} code @returns {string[]} all for none */
function languages({ store }, code) {
  return code === undefined ? store.locales() : [knownLanguage({ store }, code)];
}

export const routes = [
  route('GET', 'session', none, async (context) => {
    const { tables, places, root, env } = context;
    const [pages, branch, changes] = await Promise.all([places.pages(), branchOf(root), changedSince(root)]);
    return {
      locales: context.languages,
      namespaces: tables.namespaces,
      branch,
      changed: changes.length,
      ai: env.AI_BASE_URL !== undefined && env.AI_MODELS !== undefined,
      routes: pages.map(({ path, name }) => ({ path, name })),
    };
  }),
  route('GET', 'keys', none, ({ store }) => ({ keys: store.keys() })),
  route('GET', 'marks', none, ({ store }) => ({
    numbers: Object.fromEntries(keysByNumber(store.keys())),
    locales: store.locales(),
  })),
  route('GET', 'text', z.object({ key }), (context, input) => textOf(context, known(context, input.key))),
  route(
    'POST',
    'check',
    z.object({ key, locale, text, english: text.optional() }),
    async (context, { english, ...input }) => {
      const { store, rules, tables } = context;
      known(context, input.key);
      const code = knownLanguage(context, input.locale);
      const lang = tables.locales.find((one) => one.code === code)?.lang ?? code;
      const columns = columnsOf(rules, input.text);
      return {
        faults: await faultsWithGiven(context, {
          ...input,
          english: english ?? store.read('en', input.key),
        }),
        ...(columns !== undefined && { columns }),
        ...previewOf(input.text, { code, lang }, tables.brand),
      };
    },
  ),
  route(
    'POST',
    'save',
    z.object({ key, from: z.record(locale, text.nullable()), texts: byLocale }),
    (context, input) => {
      known(context, input.key);
      for (const code of Object.keys(input.texts)) languages(context, code);
      return save(context, input);
    },
  ),
  route('POST', 'undo', z.object({ id: z.string().optional() }), (context, { id }) => undo(context, id)),
  route('POST', 'redo', z.object({ id: z.string().optional() }), (context, { id }) => redo(context, id)),
  route('GET', 'journal', none, async ({ journal }) => {
    const next = await journal.next();
    return {
      entries: (await journal.list()).reverse().slice(0, newestEntries).map(withoutFiles),
      canUndo: next.undo !== undefined,
      canRedo: next.redo !== undefined,
    };
  }),
  route(
    'GET',
    'search',
    z.object({ q: words, locale: locale.optional(), exact: z.stringbool().default(false) }),
    (context, { q, locale: code, exact }) => {
      const found = search(
        context.store,
        { q, exact, locales: languages(context, code) },
        context.tables.brand,
      );
      return { found: found.slice(0, mostFound), total: found.length };
    },
  ),
  route(
    'GET',
    'search/elsewhere',
    z.object({ q: words, locale: locale.optional(), exact: z.stringbool().default(false) }),
    (context, { q, locale: code, exact }) =>
      searchElsewhere(context, { q, exact, locales: languages(context, code) }),
  ),
  route(
    'POST',
    'replace',
    z.object({
      q: words,
      with: z.string().max(1000),
      locales: z.array(locale).min(1),
      keys: z.array(key).optional(),
      exact: z.boolean().default(false),
      dry: z.boolean(),
    }),
    async (context, { dry, ...input }) => {
      for (const code of input.locales) languages(context, code);
      const changes = await plannedChanges(context, input);
      if (dry) return { changes };
      if (changes.length > mostReplaced) {
        const sentence = `That would change ${changes.length} texts at once; up to ${mostReplaced} are possible. Choose fewer languages.`;
        throw new EditError('too_many', 422, sentence);
      }
      if (changes.some(({ faults }) => faults.some(({ warning }) => !warning))) {
        const sentence =
          'Some of the texts would be wrong afterwards, so nothing was replaced. Leave these out.';
        throw new EditError('faults', 422, sentence, { changes });
      }
      const entry = await context.store.write(changes.map(plain), { kind: 'replace' });
      return { changes, entry: entry?.id ?? null };
    },
  ),
  route('GET', 'state', z.object({ locale }), (context, input) =>
    stateOf(context, knownLanguage(context, input.locale)),
  ),
  route('GET', 'overview', none, async (context) => {
    // A thread of its own: on the one for all else, the state of a language would wait for the check of all of them.
    const aside = openAside(context.root);
    try {
      return await overviewOf({ ...context, aside });
    } finally {
      await aside.close();
    }
  }),
  route('GET', 'changed', none, async ({ root }) => ({ changes: await changedSince(root) })),
  route('GET', 'unseen', z.object({ locale }), (context, input) =>
    unseenTexts(context, knownLanguage(context, input.locale)),
  ),
];

/** @param {import('../contract').PlannedChange} change @returns {import('../contract').Change} */
const plain = ({ file, key: of, before, after }) => ({ file, key: of, before, after });

/**
 * An entry whose longer texts and tables are named alone: of those it holds all of the file, and nobody reads it there.
 *
 * @param {import('../contract').ListedEntry} entry
 */
function withoutFiles(entry) {
  const told = (/** @type {string | null} */ content) => (content === null ? null : '');
  const changes = entry.changes.map((change) =>
    change.key === '' ? { ...change, before: told(change.before), after: told(change.after) } : change,
  );
  return { ...entry, changes };
}
