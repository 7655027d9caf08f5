import './checkout/node-version.mjs';
import { stopOnSignals, untilStopped } from './checkout/child.mjs';
import { Failure, runAsScript } from './checkout/project.mjs';
import { readBuildStamp } from './checkout/stamp.mjs';
import { describe } from './describe.mjs';
import { prepare } from './prepare.mjs';
import { freePort, startServer } from './server.mjs';
import { usableSettings } from './settings/check-settings.mjs';
import { checkDataFolder } from './settings/data-folder.mjs';
import { checkFactorKey } from './settings/factor-key.mjs';
import { chooseHost, choosePayments } from './settings/payments.mjs';
import { readSettings } from './settings/read-settings.mjs';
import { tellDuePosts } from './waiting-posts.mjs';

/**
 * @param {{ settings: import('./settings/read-settings.mjs').Settings, port: number, host: string | undefined }} how
 * @param {AbortSignal} stop
 */
async function serve({ settings, port, host }, stop) {
  const server = await startServer({ port, host, stop, settings });
  if (!stop.aborted) {
    console.log(
      `\nThe site runs at ${server.address}\n${describe(settings, host).join('\n')}\nStop it with Ctrl-C.\n`,
    );
  }
  const watch = tellDuePosts(readBuildStamp());
  const end = await server.ended;
  watch.stop();
  if (end === 'failed') throw new Failure('The server ended by itself (see above).');
  if (end === 'killed') console.error('Requests that were not answered within 10 seconds were cut off.');
  return 0;
}

await runAsScript(import.meta.url, async () => {
  stopOnSignals();
  await prepare({ build: false });
  const env = await usableSettings();
  const payments = choosePayments(readSettings());
  const settings = { ...readSettings(), ...(payments && { PAYMENTS: payments }) };
  const host = chooseHost(settings);
  await checkDataFolder(env);
  await checkFactorKey(env);
  const port = await freePort(env.PORT, host);
  await prepare({ build: true });
  return untilStopped((stop) => serve({ settings, port, host }, stop));
});
