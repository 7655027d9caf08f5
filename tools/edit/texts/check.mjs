import { readCatalog } from '../../catalogs/read/read-catalog.mjs';
import { matches } from '../../catalogs/rules.mjs';
import { checkMessage } from '../../catalogs/text/check-message.mjs';
import { messageWidth } from '../../catalogs/text/width.mjs';
import { parsed } from './messages/argument-list.mjs';

/** @typedef {import('../contract').Fault} Fault @typedef {import('../contract').Context} Context */
/** @typedef {Pick<Context, 'tables' | 'rules' | 'glossary'>} Rulebook what texts are held to */

/** Rules by which a text counts as not yet translated. */
export const untranslated = ['identical', 'script'];

/**
 * What `npm run catalogs` says of one text, by the very functions.
 *
 * @param {Rulebook} book
 * @param {{ key: string, locale: string, text: string, english: string | undefined }} subject `english` counts for nothing where the
 *   text is English itself
 * @returns {Fault[]}
 */
export function faultsOf({ tables, rules, glossary }, { key, locale: code, text, english }) {
  const locale = tables.locales.find((one) => one.code === code);
  if (locale === undefined) return [];
  const form = formFaults(text);
  // What other rules would say of wrong letters only hides the reason.
  if (form.some(({ rule }) => rule !== 'space')) return form;
  const source = code === 'en' ? undefined : english;
  return [...form, ...checkMessage({ key, text, english: source, locale }, rules, tables.brand, glossary)];
}

/** @param {string} text @returns {Fault[]} */
function formFaults(text) {
  const { findings } = readCatalog(Buffer.from(JSON.stringify({ text })));
  return findings.map(({ rule, reason, warning }) => ({ rule, reason, ...(warning && { warning }) }));
}

/**
 * How long a text may be: the tightest limit for its key.
 *
 * @param {Context['rules']} rules @param {string} key
 * @returns {{ columns: number, of: string } | undefined}
 */
export function limitOf(rules, key) {
  const [tightest] = rules.limits.filter(({ keys }) => matches(keys, key)).sort((a, b) => a.width - b.width);
  return tightest && { columns: tightest.width, of: tightest.of };
}

/**
 * @param {Context['rules']} rules @param {string} text
 * @returns {number | undefined} columns at its widest case; undefined for a text that cannot be read
 */
export function columnsOf(rules, text) {
  const ast = parsed(text);
  return ast && messageWidth(ast, rules.samples);
}
