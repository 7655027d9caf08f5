import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';

/** Ends as Next does: when it is told to, as soon as no connection is left. */
const server = `
  const server = require('node:http').createServer((request, response) => response.end('answer'));
  server.listen(0, '127.0.0.1', () => {
    process.on('SIGTERM', () => server.close(() => process.exit(143)));
    process.send(server.address().port);
  });
`;

async function startServer() {
  const child = spawn(process.execPath, ['--import', './scripts/run/stop-with-parent.mjs', '-e', server], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [first] = (await once(child, 'message')) as [unknown];
  expect(first).toBe('listening');
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}

it('ends without a word, and never says that it listens, when another server has the port', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  await once(other.listen(0), 'listening');
  const { port } = other.address() as AddressInfo;
  const child = spawn(
    process.execPath,
    [
      ...['--import', './scripts/run/stop-with-parent.mjs', '-e'],
      `require('node:http').createServer().on('error', console.error).listen(${port})`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  const said: unknown[] = [];
  for (const source of [child.stdout, child.stderr]) source?.on('data', (text) => said.push(String(text)));
  child.on('message', (message) => said.push(message));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said).toEqual([]);
}, 30_000);

it.each([
  ['is told to', (child: ReturnType<typeof spawn>) => child.kill('SIGTERM')],
  ['has lost its parent', (child: ReturnType<typeof spawn>) => child.disconnect()],
])(
  'lets a server that %s end although a connection has said nothing yet',
  async (_, end) => {
    const { child, port } = await startServer();
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('answer');
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    // Answered behind it, so that the server knows of it.
    await (await fetch(`http://127.0.0.1:${port}`)).text();
    const closed = once(silent, 'close');
    const exited = once(child, 'exit');
    end(child);
    expect((await exited)[0]).toBe(143);
    await closed;
  },
  30_000,
);
