import { categorySheets } from './categories.mjs';
import { questionSheets } from './questions.mjs';
import { factSheets, priceSheets, reviewSheets } from './site.mjs';

/**
 * A list of rows in a file, or one form in it.
 * @typedef {object} SheetSource
 * @property {string} id in calls
 * @property {string} group @property {string} name
 * @property {string} file
 * @property {readonly string[]} at where its rows or values stand
 * @property {boolean} rows whether there are rows
 * @property {import('zod').ZodType} shape of all of the file
 * @property {import('../fields.mjs').Words} words
 * @property {readonly string[]} follows
 * @property {(row: any) => string} [idOf] of a row
 * @property {string} [english] the list of English with the same rows
 * @property {(row: any) => { title: string, detail: string }} [shown] of a row
 * @property {{ add: boolean, order: boolean }} [can]
 * @property {(row: any, others: readonly any[]) => any} [complete] gives a new row what the editor sets
 * @property {(row: any, others: readonly any[]) => number} [newPlace] where a new row stands; at the end without it
 * @property {(rows: readonly any[]) => any[]} [settle] gives rows what follows from their places
 * @property {(row: any) => string[]} [textsOf] keys of the texts that belong to a row and go with it
 * @property {(row: any, others: readonly any[], context: Pick<import('../../contract').Context, 'store' | 'root'>) => Promise<import('../contract').RowFault[]> | import('../contract').RowFault[]} [rowFaults]
 * @property {(file: any) => string[]} [fileFaults] what is wrong with rows together
 * @property {(row: any, root: string) => Promise<string[]>} [removeFaults] why a row has to stay
 */

/** @type {Promise<readonly SheetSource[]> | undefined} */
let loading;

/** @returns {Promise<readonly SheetSource[]>} every sheet, in the order in which they are listed */
export function sheets() {
  return (loading ??= Promise.all([
    reviewSheets(),
    priceSheets(),
    factSheets(),
    categorySheets(),
    questionSheets(),
  ]).then((all) => all.flat()));
}
