import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../scripts/run/checkout/project.mjs';
import { serverCommand } from '../../scripts/run/server-command.mjs';

/** The built site as a process that can be killed and started again. */
export class Site {
  readonly origin: string;
  /** How often it was killed. */
  kills = 0;
  readonly #port: number;
  readonly #settings: Record<string, string>;
  #child: ChildProcess | undefined;
  #complaints = '';

  constructor(port: number, settings: Record<string, string>) {
    this.origin = `http://localhost:${port}`;
    this.#port = port;
    this.#settings = settings;
  }

  /** Starts it and waits until the embedded API has its database. @throws Error with its own words when it does not answer */
  async start(): Promise<void> {
    const child = spawn(process.execPath, serverCommand({ port: this.#port }), {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        LOG_LEVEL: 'error',
        API_BASE_URL: '',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    this.#child = child;
    this.#complaints = '';
    for (const output of [child.stdout, child.stderr]) {
      output?.on(
        'data',
        (text: Buffer) => (this.#complaints = (this.#complaints + String(text)).slice(-4000)),
      );
    }
    const until = Date.now() + 60_000;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`The site does not run:\n${this.#complaints}`);
      await sleep(25);
    }
  }

  /** Ends it as a power cut would, and waits until it is gone. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await gone;
    this.kills += 1;
  }

  /** What it last wrote to its console. */
  get complaints(): string {
    return this.#complaints;
  }

  async #answers(): Promise<boolean> {
    try {
      const { ok } = await fetch(`${this.origin}/api/v1/health`, { signal: AbortSignal.timeout(5000) });
      return ok;
    } catch {
      return false;
    }
  }
}
