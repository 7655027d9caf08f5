import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../../scripts/run/checkout/child.mjs';
import { freePort } from '../../../scripts/run/server.mjs';

/**
 * Starts the site as it is while it is being written, with marks around its texts.
 *
 * @param {number} outer the port behind which visitors, and links in what the site says, are to find it
 * @returns {Promise<{ port: number, ready: Promise<boolean>, ended: Promise<number> }>} `ready` when it listens, with `false` when it ended
 *   before; `ended` with its exit code
 */
export async function startSite(outer) {
  const port = await freePort(0, '127.0.0.1');
  const args = ['scripts/run/dev.mjs', '--port', String(port), '--hostname', 'localhost'];
  const env = { EDIT_TEXTS: '1', SITE_URL: `http://127.0.0.1:${outer}` };
  let over = false;
  const ended = run(process.execPath, args, { env }).finally(() => (over = true));
  return { port, ready: listens(port, () => over), ended };
}

/** @param {number} port @param {() => boolean} isOver */
async function listens(port, isOver) {
  while (!isOver()) {
    if (await connects(port)) return true;
    await sleep(100);
  }
  return false;
}

/** @param {number} port @returns {Promise<boolean>} */
function connects(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, 'localhost');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
