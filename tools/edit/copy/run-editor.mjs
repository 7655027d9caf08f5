import { execa } from 'execa';

/** ms in which the editor is there, on a busy machine. */
const mostMs = 180_000;

/**
 * Starts the editor of a checkout without a browser.
 *
 * @param {string} folder of the checkout
 * @param {number} port
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>} `address` lets a browser in
 * @throws {Error} with what it printed, when it does not start
 */
export async function runEditor(folder, port) {
  const child = execa(process.execPath, ['tools/edit/edit.mjs', '--no-open', '--port', String(port)], {
    cwd: folder,
    // As in a terminal: this process may be one of tests.
    env: { NODE_ENV: undefined, NODE_OPTIONS: undefined },
    stdin: 'ignore',
    all: true,
    buffer: false,
    reject: false,
    forceKillAfterDelay: 15_000,
  });
  const stop = async () => {
    child.kill('SIGINT');
    await child;
  };
  let said = '';
  const address = await new Promise((resolve) => {
    const give = () => resolve(/http:\/\/127\.0\.0\.1:\d+\/__edit\/\?token=[\w-]+/.exec(said)?.[0]);
    const timer = setTimeout(give, mostMs);
    child.all.on('data', (part) => {
      said += part;
      if (!said.includes('/__edit/?token=') || !said.includes('Ctrl-C')) return;
      clearTimeout(timer);
      give();
    });
    void child.then(() => give(), give);
  });
  if (address !== undefined) return { address, stop };
  await stop();
  throw new Error(`The editor did not start:\n${said}`);
}
