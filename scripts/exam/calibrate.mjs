import '../run/checkout/node-version.mjs';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importSource } from '../run/checkout/import-source.mjs';
import { Failure, root, runAsScript } from '../run/checkout/project.mjs';
import { usableSettings } from '../run/settings/check-settings.mjs';

/** @typedef {import('../../lib/exam/calibrate').Calibrated} Calibrated */

/** Below DATA_DIR; the next start of the site reads it. */
const fileName = 'exam-difficulties.json';

/** Fewer answers say more of chance than of a question. */
const fewest = 20;
/** Points that are worth a look, and the misfit from which a question measures something else. */
const worthALook = { points: 5, misfit: 1.5 };

// `npm run calibrate`: difficulties of the exam bank from the answers that were scored, drawn to the authors' while answers are few.
await runAsScript(import.meta.url, async () => {
  const env = await usableSettings();
  const folder = path.resolve(root, env.DATA_DIR);
  /** @type {typeof import('../../lib/exam/bank/bank')} */
  const { examBank } = await importSource('lib/exam/bank/bank.ts');
  /** @type {typeof import('../../lib/exam/calibrate')} */
  const { calibrate } = await importSource('lib/exam/calibrate.ts');
  if (env.DATABASE_URL === undefined && !existsSync(path.join(folder, 'site.db')))
    throw new Failure(`Nothing was kept in ${folder} yet: there are no answers to learn from.`);
  const rows = await readRows({ ...env, DATA_DIR: folder });
  const found = calibrate(rows, examBank());
  const file = path.join(folder, fileName);
  const difficulties = Object.fromEntries(found.map(({ question, ...of }) => [question, of.new]));
  writeFileSync(file, `${JSON.stringify(difficulties, null, 2)}\n`);
  tell(found, rows.length);
  console.log(`\nWritten to ${file}; the next start of the site reads it.`);
  return 0;
});

/** @param {import('../../lib/backend/database/open').DatabaseAddress} address */
async function readRows(address) {
  /** @type {typeof import('../../lib/backend/database/open')} */
  const { openDatabase } = await importSource('lib/backend/database/open.ts');
  /** @type {typeof import('../../lib/backend/exams/scored-answers')} */
  const { scoredAnswers } = await importSource('lib/backend/exams/scored-answers.ts');
  const { db } = openDatabase(address, { onError: () => undefined });
  try {
    return await scoredAnswers(db);
  } catch (error) {
    throw new Failure(`The answers cannot be read; has the site been started since it has exams? ${error}`);
  } finally {
    await db.destroy();
  }
}

/**
 * @param {readonly Calibrated[]} found
 * @param {number} answers
 */
function tell(found, answers) {
  const known = found.filter(({ n }) => n >= fewest);
  console.log(
    `${answers} scored answers to ${found.length} questions, ${known.length} with ${fewest} or more.`,
  );
  const moved = found
    .filter((one) => Math.abs(one.new - one.old) >= worthALook.points)
    .sort((one, other) => Math.abs(other.new - other.old) - Math.abs(one.new - one.old));
  show(`Moved by ${worthALook.points} points or more`, moved);
  show(
    `Misfits (${worthALook.misfit} or more): they measure something else, or their key is wrong`,
    known.filter(({ misfit }) => misfit >= worthALook.misfit),
  );
  show(
    'Answered right by nobody',
    known.filter(({ neverRight }) => neverRight),
  );
}

/**
 * @param {string} title
 * @param {readonly Calibrated[]} found
 */
function show(title, found) {
  console.log(`\n${title}: ${found.length}`);
  if (found.length === 0) return;
  console.table(
    found.map(({ question, old, new: anew, n, misfit }) => ({
      question,
      'by its author': old,
      'by answers': anew,
      answers: n,
      misfit: misfit.toFixed(2),
    })),
  );
}
