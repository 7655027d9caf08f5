import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildDir, Failure, root } from './checkout/project.mjs';
import { cspManifestFile } from './checkout/stamp.mjs';
import { serverCommand } from './server-command.mjs';
import { environmentOf } from './settings/read-settings.mjs';

/**
 * @typedef {object} Server a running site
 * @property {string} address as a browser on this machine reaches it
 * @property {Promise<'stopped' | 'killed' | 'failed'>} ended `stopped` after what it was answering when it was told to;
 *   `killed` when it had not finished 10 seconds later; `failed` when it ended untold
 */

/**
 * Starts the built site and waits until it answers.
 *
 * @param {{ port: number, stop: AbortSignal, host?: string | undefined, output?: 'inherit' | 'ignore',
 *   settings?: import('./settings/read-settings.mjs').Settings }} options `stop` tells it to end, at any time; without `host` it
 *   listens on every address of the machine
 * @returns {Promise<Server>}
 * @throws {Failure} when there is no complete build, the port has been taken meanwhile, or the server ends or does not answer within a
 *   minute
 */
export async function startServer({ port, stop, host, output = 'inherit', settings }) {
  if (!existsSync(cspManifestFile)) {
    throw new Failure(
      'The build has no csp-manifest.json, without which pages have no security policy. Run: npm run build',
    );
  }
  const { execa } = await import('execa');
  const child = execa(process.execPath, serverCommand({ port, host }), {
    cwd: root,
    env: {
      ...environmentOf(settings),
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      BUILD_DIR: buildDir,
    },
    stdin: 'ignore',
    stdout: output,
    stderr: 'inherit',
    ipc: true,
    reject: false,
    cancelSignal: stop,
    forceKillAfterDelay: 10_000,
  });
  const address = `http://${isAnyAddress(host) ? 'localhost' : bracketed(host)}:${port}`;
  const ended = child.then(({ isForcefullyTerminated }) => {
    if (isForcefullyTerminated) return 'killed';
    return stop.aborted ? 'stopped' : 'failed';
  });
  let listens = false;
  child.on('message', (message) => {
    listens ||= message === 'listening';
  });
  const over = new AbortController();
  try {
    const first = await Promise.race([answers(address, host, () => listens, over.signal), ended]);
    if (first === 'failed') {
      await freePort(port, host);
      throw new Failure('The server ended before it answered (see above).');
    }
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    over.abort();
  }
  return { address, ended };
}

/**
 * @param {string} address
 * @param {string | undefined} host
 * @param {() => boolean} listens whether it has the port; what answers before is another server
 * @param {AbortSignal} over ends the waiting
 */
async function answers(address, host, listens, over) {
  const until = Date.now() + 60_000;
  // Next passes what the middleware rewrites on to `localhost`, and cannot when it listens on one other address only.
  const hint =
    isAnyAddress(host) || host === 'localhost'
      ? ''
      : ` HOST=${host} may be why: leave it unset or use localhost.`;
  while (!over.aborted) {
    const status = listens() ? await statusOf(address) : undefined;
    if (status !== undefined && status < 500) return;
    if (status !== undefined)
      throw new Failure(`The server answers ${status} at ${address} (see above).${hint}`);
    if (Date.now() > until) throw new Failure(`The server does not answer at ${address}.${hint}`);
    await sleep(50);
  }
}

/**
 * @param {string} address
 * @returns {Promise<number | undefined>} undefined when there is no answer within 10 seconds
 */
async function statusOf(address) {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    // The server holds a request to be under way, and so waits for it when it is to end, until all of its answer has been read.
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/**
 * @param {number} port 0 for any free one
 * @param {string} [host]
 * @param {string} [command] which else would be started there
 * @returns {Promise<number>} the port, which was free at this moment
 * @throws {Failure} saying why it cannot be used
 */
export function freePort(port, host, command = 'npm start') {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `is in use. Stop what uses it, or choose another one: PORT=${port + 1} ${command}`
          : `cannot be used: ${error.message}`;
      reject(new Failure(`Port ${port} ${reason}`));
    });
    probe.listen({ port, host: host === 'localhost' ? '127.0.0.1' : host }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** @param {string | undefined} host */
function isAnyAddress(host) {
  return !host || host === '0.0.0.0' || host === '::';
}

/** @param {string | undefined} host */
function bracketed(host = '') {
  return host.includes(':') ? `[${host}]` : host;
}
