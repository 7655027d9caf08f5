import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { importSource } from '../../../../scripts/run/checkout/import-source.mjs';
import { contentOf } from '../../texts/files/replace-files.mjs';

/** @typedef {import('../../contract').Context} Context @typedef {import('../contract').RowFault} RowFault @typedef {{ id: string }} Question */

/** @type {Promise<[typeof import('../../../../lib/questions/bank/item-problems'), typeof import('../../../../lib/exam/bank/content')]> | undefined} */
let rules;

/**
 * What the checks of the questions say of one: the rules of its type, whether it is there already, and of the exam whether somebody may
 * have read it before.
 *
 * @param {string} root
 * @param {{ folder: import('./questions.mjs').Folder, name: string }} file
 * @param {Question} row @param {readonly Question[]} others of its file
 * @returns {Promise<RowFault[]>}
 */
export async function questionFaults(root, { folder, name }, row, others) {
  rules ??= Promise.all([
    importSource('lib/questions/bank/item-problems.ts'),
    importSource('lib/exam/bank/content.ts'),
  ]);
  const [{ itemProblems }, { knownIn, ownTexts }] = await rules;
  const own = ownTexts(row).filter((text) => !isUsual(text));
  // What the exam may not repeat of the others is looked for by its own rule.
  const folders = folder === 'exam' ? [folder] : ['questions', 'bank', 'diagnostic', 'exam'];
  const elsewhere = await otherFiles(root, folders, `${folder}/${name}.json`);
  const there = [...others, ...elsewhere].flatMap((other) =>
    ownTexts(other).map((text) => /** @type {const} */ ([text.toLowerCase(), other.id])),
  );
  const ids = new Map(there);
  return [
    ...itemProblems(name, row),
    ...own.flatMap((text) => {
      const id = ids.get(text.toLowerCase());
      return id === undefined ? [] : [said(`The question ${id} says the same`, text)];
    }),
    ...(folder === 'exam' ? own : []).flatMap((text) => {
      const run = knownIn(text);
      return run === undefined ? [] : [said('Visitors can have read this before, on the site', run)];
    }),
  ];
}

/** What all tasks on photos ask. @param {string} text */
const isUsual = (text) => text.endsWith('in the photo.');

/** @param {string} reason @param {string} text @returns {RowFault} */
const said = (reason, text) => ({ path: '', reason: `${reason}: “${text.replace(/\.$/, '')}”.` });

/** @param {string} root @param {readonly string[]} folders @param {string} own @returns {Promise<Question[]>} those of the other files */
async function otherFiles(root, folders, own) {
  const place = path.join(root, 'content');
  const names = await Promise.all(
    folders.map(async (folder) => {
      const files = await readdir(path.join(place, folder)).catch(() => []);
      return files.map((file) => `${folder}/${file}`);
    }),
  );
  const files = names.flat().filter((file) => file.endsWith('.json') && file !== own);
  const contents = await Promise.all(files.map((file) => contentOf(path.join(place, file))));
  return contents.flatMap((content) => {
    const read = JSON.parse(content ?? '{}');
    return Array.isArray(read.items) ? read.items : [];
  });
}
