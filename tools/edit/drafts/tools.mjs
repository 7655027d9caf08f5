import path from 'node:path';
import { execa } from 'execa';
import { EditError } from '../serve/edit-error.mjs';

/** @typedef {import('../contract').Problem} Problem */

/**
 * The commands on texts that a handing over runs. They are processes of their own: they take seconds, in which pages go on being served,
 * and read the site's tables as they are now.
 *
 * @typedef {object} Tools
 * @property {() => Promise<{ problems: Problem[], warnings: Problem[] }>} check `npm run catalogs`
 * @property {() => Promise<void>} noteTranslations `npm run catalogs:ledger`
 */

/** @param {string} root @returns {Tools} */
export function openTools(root) {
  /** @param {string} script @param {string} arg */
  const run = (script, arg) =>
    execa(process.execPath, [path.join(root, 'tools/catalogs', script), arg], {
      cwd: root,
      stdin: 'ignore',
      reject: false,
      maxBuffer: 2 ** 26,
    });
  return {
    async check() {
      const { stdout, stderr } = await run('check.mjs', '--json');
      try {
        const { problems, warnings } = JSON.parse(stdout);
        return { problems, warnings };
      } catch {
        throw notRun('npm run catalogs', stderr);
      }
    },
    async noteTranslations() {
      const { failed, stderr } = await run('accept.mjs', '--all-changed');
      if (failed) throw notRun('npm run catalogs:ledger', stderr);
    },
  };
}

/** @param {string} command @param {string} error */
function notRun(command, error) {
  const why = error.split('\n').find((line) => /\S/.test(line)) ?? 'it said nothing';
  return new EditError(
    'check_failed',
    500,
    `The texts could not be checked, so nothing was handed over. ${command}: ${why}`,
  );
}
