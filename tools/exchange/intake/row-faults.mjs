import { hashOf } from '../../catalogs/ledger/ledger.mjs';
import { shortened } from '../../catalogs/report.mjs';
import { partsOf } from '../version.mjs';

/** @typedef {import('../contract').ReturnedRow} ReturnedRow */

/**
 * Why a row is of no use, whatever the site says by now.
 *
 * @param {ReturnedRow} row
 * @param {readonly number[]} lines in which its key stands
 * @param {Pick<import('../contract').TakenIn, 'locale' | 'unit'>} file
 * @returns {string | undefined} a sentence
 */
export function unusable({ key, fault, version }, lines, { locale: { code }, unit }) {
  if (fault !== undefined) return fault;
  if (key === '') return 'The row has no key. It says which text this is, and has to come back as it was.';
  if (lines.length > 1) return `The key stands in ${unit}s ${lines.join(' and ')}: keep one of them.`;
  const of = version === undefined ? undefined : partsOf(version)?.code;
  return of !== undefined && of !== code ? `The row is of ${of}, and the file of ${code}.` : undefined;
}

/**
 * What changed since the row was handed out, so that its translation is of another text, or would take the place of one that it does not
 * know.
 *
 * @param {ReturnedRow} row
 * @param {string} english as the site has it
 * @param {string | undefined} now what the language says
 * @param {string} code of the language
 * @returns {string | undefined} a sentence
 */
export function changedMeanwhile({ english: given, version }, english, now, code) {
  const from = version === undefined ? undefined : partsOf(version);
  const current = hashOf(english);
  const again = `npm run catalogs:export -- ${code} --only stale hands it out again`;
  if (from && from.english !== current) {
    return `The English changed since the export. It is now “${shortened(english)}”: ${again}.`;
  }
  if (hashOf(given) !== current) {
    return from
      ? `The English of the row (“${shortened(given)}”) is not that of its key (“${shortened(english)}”): rows were moved against each other, or the English was written over.`
      : `The English changed since the export, or in the file. It was “${shortened(given)}” there, and is “${shortened(english)}”: ${again}.`;
  }
  if (!from || from.translation === (now === undefined ? undefined : hashOf(now))) return undefined;
  return now === undefined
    ? 'The text was taken out here since the export.'
    : `Somebody changed the text here since the export. It is now “${shortened(now)}”: look at both, and enter the better one by hand.`;
}
