import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverCommand } from '../../scripts/run/server-command.mjs';
import { ownSettings } from './own-settings';

/** A production server of this site with run-time settings of its own. */
export interface Site {
  origin: string;
  /** Its DATA_DIR: the embedded database and the mails it writes. Gone when the worker ends, unless the caller chose it. */
  dataDir: string;
}

/**
 * Starts the production build with other run-time settings, by their names in the environment, beside the server that all tests
 * share. `DATA_DIR` is an empty folder and `SITE_URL` the server's own address unless given; `$ORIGIN` in a value stands for that
 * address. Settings that are built in (`NEXT_PUBLIC_...`) need a build of their own: the one with outside services is
 * served with all that `services-build.json` holds. The same settings get the same server, until the worker ends.
 */
export type StartSite = (settings?: Readonly<Record<string, string>>) => Promise<Site>;

/** The servers that a worker has started. */
export class SiteServers {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'browser-tests-'));
  readonly #running: ChildProcess[] = [];
  readonly #sites = new Map<string, Promise<Site>>();

  async start(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
    const all = { ...ownSettings, ...settings };
    const key = JSON.stringify(Object.entries(all).sort());
    const site = this.#sites.get(key) ?? this.#open(all);
    this.#sites.set(key, site);
    return site;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map(stop));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #open(settings: Record<string, string>): Promise<Site> {
    const origin = `http://localhost:${await freePort()}`;
    const dataDir = settings.DATA_DIR ?? mkdtempSync(path.join(this.#folder, 'data-'));
    const child = startServer(origin, { SITE_URL: '$ORIGIN', ...settings, DATA_DIR: dataDir });
    this.#running.push(child);
    await answers(origin, child);
    return { origin, dataDir };
  }
}

/** Starts a server of the build that `BUILD_DIR` names; it may not answer yet. */
export function startServer(origin: string, settings: Record<string, string>): ChildProcess {
  const own = Object.entries(settings).map(([name, value]) => [name, value.replaceAll('$ORIGIN', origin)]);
  return spawn(process.execPath, serverCommand({ port: new URL(origin).port }), {
    env: { ...process.env, ...Object.fromEntries(own) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

export async function answers(origin: string, child: ChildProcess): Promise<void> {
  for (let until = Date.now() + 60_000; Date.now() < until; await sleep(50)) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered (see above).');
    const response = await fetch(`${origin}/robots.txt`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
  }
  throw new Error(`The server does not answer at ${origin}.`);
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
}

/** A port of this machine that was free at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
