import { run } from './checkout/child.mjs';
import { Failure } from './checkout/project.mjs';

/**
 * Checks the catalogs beside a build, which stops at some of the faults in the words of its parts and not at all at others.
 *
 * @param {readonly string[]} [args] of the check
 * @param {Parameters<typeof run>[2]} [options]
 * @throws {Failure} after the check has said where and why
 */
export async function checkTexts(args = [], options) {
  const code = await run(process.execPath, ['tools/catalogs/check.mjs', ...args], options);
  if (code !== 0) throw new Failure('The texts have faults (see above), so nothing was built.');
}
