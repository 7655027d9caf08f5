import './checkout/node-version.mjs';
import { readFileSync } from 'node:fs';
import { run, stopOnSignals } from './checkout/child.mjs';
import { Failure, inRoot, runAsScript } from './checkout/project.mjs';

/**
 * Prepares the second build that the browser tests need: with the built-in settings of outside services (Google, Stripe, encrypted
 * answers), which the first one must not have. Does nothing when it is fresh.
 *
 * @throws {Failure} when it could not be built
 */
export async function prepareServices() {
  const settings = JSON.parse(readFileSync(inRoot('tests/support/services-build.json'), 'utf8'));
  const code = await run(process.execPath, ['scripts/run/prepare.mjs'], { env: settings });
  if (code !== 0) throw new Failure(`The build in ${settings.BUILD_DIR} failed (see above).`);
}

await runAsScript(import.meta.url, async () => {
  stopOnSignals();
  await prepareServices();
  return 0;
});
