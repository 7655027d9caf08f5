import { spawn } from 'node:child_process';
import { Failure, root } from './project.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();

const ownGroup = process.platform !== 'win32';

/**
 * Runs a command in the checkout with this terminal's output, in a process group of its own so that all it starts can be
 * stopped with it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, limitMs?: number, output?: 'shown' | 'errors-only' }} [options] `env` is added to
 *   this process's environment; after `limitMs` the command is stopped
 * @returns {Promise<number>} the exit code; 124 when the time was up, 128 when a signal ended the command
 */
export async function run(command, args, { env = {}, limitMs, output = 'shown' } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output === 'shown' ? 'inherit' : 'ignore', 'inherit'],
    detached: ownGroup,
  });
  running.add(child);
  let timedOut = false;
  const timer =
    limitMs === undefined
      ? undefined
      : setTimeout(() => {
          timedOut = true;
          console.error(`Stopped after ${limitMs / 1000} s: ${command} ${args.join(' ')}`);
          void stop(child);
        }, limitMs);
  try {
    const code = await exitOf(child);
    return timedOut ? 124 : code;
  } finally {
    clearTimeout(timer);
    running.delete(child);
  }
}

/**
 * Runs a script of an installed package with this node.
 *
 * @param {string} script path below `node_modules`
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(script, args, options) {
  return run(process.execPath, [`node_modules/${script}`, ...args], options);
}

/**
 * @param {ChildProcess} child
 * @returns {Promise<number>} the exit code, 128 after a signal
 * @throws {Failure} when it could not be started
 */
export function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Failure(`A command could not be started: ${error.message}`)));
    child.once('exit', (code) => resolve(code ?? 128));
  });
}

/**
 * Makes Ctrl-C and SIGTERM stop every command that {@link run} started, and then this process, with the usual exit code.
 *
 * @returns {() => void} takes that back
 */
export function stopOnSignals() {
  /** @param {NodeJS.Signals} signal */
  const handle = (signal) => {
    void Promise.all([...running].map((child) => stop(child))).then(() =>
      process.exit(signal === 'SIGINT' ? 130 : 143),
    );
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);
  for (const signal of signals) process.on(signal, handle);
  return () => {
    for (const signal of signals) process.removeListener(signal, handle);
  };
}

/**
 * Asks a command and all it started to end, and ends what is left after 10 seconds.
 *
 * @param {ChildProcess} child
 */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = exitOf(child);
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), 10_000);
  await exited;
  clearTimeout(timer);
  signalGroup(child, 'SIGKILL');
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (ownGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
