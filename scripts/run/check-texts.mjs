import { run } from './checkout/child.mjs';
import { Failure } from './checkout/project.mjs';

/**
 * Checks the catalogs, which takes seconds, before a build, which takes a minute and would stop at some of the faults in the words of
 * its parts and not at all at others.
 *
 * @param {readonly string[]} [args] of the check
 * @throws {Failure} after the check has said where and why
 */
export async function checkTexts(args = []) {
  const code = await run(process.execPath, ['tools/catalogs/check.mjs', ...args]);
  if (code !== 0) throw new Failure('The texts have faults (see above), so nothing was built.');
}
