import './checkout/node-version.mjs';
import { checkSettings } from './check-settings.mjs';
import { stopOnSignals } from './checkout/child.mjs';
import { describe } from './describe.mjs';
import { choosePayments } from './payments.mjs';
import { Failure, runAsScript } from './checkout/project.mjs';
import { freePort, startServer } from './server.mjs';
import { readSettings } from './checkout/settings.mjs';
import { prepare } from './prepare.mjs';

/**
 * @param {string | undefined} text the PORT setting
 * @returns {number}
 */
function portOf(text) {
  if (!text) return 3000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65535) throw new Failure(`PORT must be a number from 1 to 65535, not "${text}".`);
  return port;
}

/**
 * @param {string | undefined} host the HOST setting
 * @returns {string | undefined} undefined for every address of the machine
 */
function hostOf(host) {
  // Next would pass what the middleware rewrites on to itself as if it were another server, for ever.
  if (host && /^(?:127\.|::1$)/.test(host))
    throw new Failure(`HOST=${host} does not work with Next; use HOST=localhost.`);
  return host || undefined;
}

await runAsScript(import.meta.url, async () => {
  const keepStoppable = stopOnSignals();
  const host = hostOf(process.env.HOST);
  const port = await freePort(portOf(process.env.PORT), host);
  await prepare({ build: true });
  await checkSettings();
  keepStoppable();
  const payments = choosePayments(readSettings());
  if (payments) process.env.PAYMENTS = payments;

  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
  const server = await startServer({ port, host, stop: stop.signal });
  if (!stop.signal.aborted) {
    console.log(
      `\nThe site runs at ${server.address}\n${describe(readSettings()).join('\n')}\nStop it with Ctrl-C.\n`,
    );
  }
  const end = await server.ended;
  if (end === 'failed') throw new Failure('The server ended by itself (see above).');
  if (end === 'killed') throw new Failure('The server did not finish within 10 seconds and was killed.');
  return 0;
});
