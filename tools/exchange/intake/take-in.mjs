import { faultsOf } from '../../edit/texts/check.mjs';
import { behind } from '../../edit/texts/english-then.mjs';
import { ExchangeError } from '../exchange-error.mjs';
import { localeNamed } from '../site.mjs';
import { lostLetters } from './lost-letters.mjs';
import { changedMeanwhile, unusable } from './row-faults.mjs';

/** @typedef {import('../site.mjs').Site} Site @typedef {import('../contract').ReturnedRow} ReturnedRow */
/** @typedef {import('../contract').TakenIn} TakenIn */

/** Rows of one file: ten times what the site has. */
const mostRows = 50_000;

/**
 * Holds what came back to the texts as they are now and to the rules. Nothing is written here.
 *
 * @param {Site} site
 * @param {import('../contract').Returned} returned
 * @param {string} [wanted] the language that whoever imports it means
 * @returns {Promise<TakenIn>}
 * @throws {ExchangeError} for a file of no language of the site, or of another than the one that is meant
 */
export async function takeIn(site, { language, unit, rows }, wanted) {
  const locale = localeOf(site, language, wanted);
  if (rows.length > mostRows) throw new ExchangeError(`The file has ${rows.length} rows: split it.`);
  /** @type {Map<string, number[]>} */
  const lines = new Map();
  for (const { key, line } of rows) lines.set(key, [...(lines.get(key) ?? []), line]);
  // Only tools of translators say that a text is translated.
  const isConfirmed = rows.some(({ confirmed }) => confirmed);
  const late = isConfirmed ? await behind(site, site.store.keys(), [locale.code]) : [];
  const keysBehind = new Set(late.map(({ namespace, path }) => `${namespace}.${path}`));
  /** @type {TakenIn} */
  const taken = { locale, unit, changes: [], refused: [], same: 0, empty: 0, fits: [] };
  for (const row of rows) judge(site, row, lines.get(row.key) ?? [], keysBehind, taken);
  return taken;
}

/** @param {Site} site @param {string | undefined} language @param {string | undefined} wanted */
function localeOf({ tables }, language, wanted) {
  const name = language ?? wanted;
  if (name === undefined) {
    throw new ExchangeError('The file does not say of which language it is: add it, such as --locale de.');
  }
  const locale = localeNamed(name, tables);
  if (wanted !== undefined && localeNamed(wanted, tables).code !== locale.code) {
    throw new ExchangeError(`The file is for ${locale.lang}, and ${wanted} was asked for.`);
  }
  return locale;
}

/**
 * @param {Site} site @param {ReturnedRow} row @param {readonly number[]} lines in which its key stands
 * @param {ReadonlySet<string>} keysBehind @param {TakenIn} taken
 */
function judge(site, row, lines, keysBehind, taken) {
  const { store } = site;
  const { locale } = taken;
  const { key, line, translation: text = '' } = row;
  /** @param {string[]} reasons */
  const refuse = (reasons) => void taken.refused.push({ line, key, text, reasons });

  const fault = unusable(row, lines, taken);
  if (fault !== undefined) return refuse([fault]);
  const english = store.has(key) ? store.read('en', key) : undefined;
  if (english === undefined) {
    return refuse(['English has no text with this key: the key was changed, or the text is gone since.']);
  }
  if (text === '') {
    taken.empty += 1;
    return;
  }
  const now = store.read(locale.code, key);
  const changed = changedMeanwhile(row, english, now, locale.code);
  if (text === now) {
    taken.same += 1;
    if (row.confirmed && changed === undefined && keysBehind.has(key)) taken.fits.push(key);
    return;
  }
  if (changed !== undefined) return refuse([changed]);
  const lost = lostLetters(text, english);
  const faults = faultsOf(site, { key, locale: locale.code, text, english }).filter(
    ({ warning }) => !warning,
  );
  const reasons = lost ? [lost] : faults.map(({ reason }) => reason);
  if (reasons.length > 0) return refuse(reasons);
  const file = store.fileOf(locale.code, key);
  taken.changes.push({ file, key, before: now ?? null, after: text, locale: locale.code, line });
}
