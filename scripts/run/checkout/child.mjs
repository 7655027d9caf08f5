import { Failure, root } from './project.mjs';

const graceMs = 10_000;

const stopping = new AbortController();

/** @type {Set<Promise<unknown>>} what has to end before this process does */
const running = new Set();

/** A process group of its own, so that all that a command starts can be ended with it; Windows has none. */
export const ownGroup = { detached: process.platform !== 'win32' };

/**
 * Runs a command in the checkout. Needs the packages to be installed.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, limitMs?: number, hold?: (output: string) => void, until?: AbortSignal }} [options]
 *   `env` is added to this
 *   process's environment; after `limitMs` the command is stopped: it is asked to end, killed 10 seconds later, and what it had
 *   started is killed with it; `hold` is given all that it printed when it is over, which else goes to this terminal;
 *   `until` ends it, too
 * @returns {Promise<number>} the exit code; 124 when the time was up, 128 when a signal ended the command
 * @throws {Failure} when it could not be started
 */
export function run(command, args, { env = {}, limitMs = 0, hold, until } = {}) {
  return untilStopped(async (signal) => {
    // Not at the top, because a fresh checkout has no packages when its first command begins.
    const { execa } = await import('execa');
    const child = execa(command, args, {
      ...ownGroup,
      cwd: root,
      env,
      stdin: 'ignore',
      stdout: hold ? 'pipe' : 'inherit',
      stderr: hold ? 'pipe' : 'inherit',
      all: hold !== undefined,
      maxBuffer: Infinity,
      reject: false,
      timeout: limitMs,
      cancelSignal: until ? AbortSignal.any([signal, until]) : signal,
      forceKillAfterDelay: graceMs,
    });
    const { all, exitCode = 128, isCanceled, shortMessage, timedOut } = await child;
    if (all) hold?.(String(all));
    if (child.pid === undefined && !isCanceled) {
      throw new Failure(`A command could not be started: ${shortMessage}`);
    }
    if (timedOut || isCanceled) signalGroup(child.pid, 'SIGKILL');
    if (timedOut) console.error(`Stopped after ${limitMs / 1000} s: ${command} ${args.join(' ')}`);
    return timedOut ? 124 : exitCode;
  });
}

/**
 * @param {string} script path below `node_modules`
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(script, args, options) {
  return run(process.execPath, [`node_modules/${script}`, ...args], options);
}

/**
 * Work that Ctrl-C and SIGTERM wait for.
 *
 * @template T
 * @param {(signal: AbortSignal) => Promise<T>} work is told by the signal to end
 * @returns {Promise<T>}
 */
export function untilStopped(work) {
  const ended = work(stopping.signal).finally(() => running.delete(ended));
  running.add(ended);
  return ended;
}

/**
 * Makes Ctrl-C and SIGTERM stop every command that was started here, and then this process, with the usual exit code.
 *
 * @returns {() => void} takes that back
 */
export function stopOnSignals() {
  /** @param {NodeJS.Signals} signal */
  const handle = (signal) => {
    stopping.abort();
    void Promise.allSettled(running).then(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);
  for (const signal of signals) process.on(signal, handle);
  return () => {
    for (const signal of signals) process.removeListener(signal, handle);
  };
}

/**
 * Sends a signal to a process with {@link ownGroup} and to all it started, where any of them is left.
 *
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(ownGroup.detached ? -pid : pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
