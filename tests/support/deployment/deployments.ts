import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownSettings } from '../own-settings';
import { answers, freePort, startServer, stop } from '../site-server';

/** One address at which builds are served one after the other. */
export class Deployments {
  readonly origin: string;
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), 'deployments-'));
  #server: ChildProcess | undefined;

  private constructor(origin: string) {
    this.origin = origin;
  }

  static async open(): Promise<Deployments> {
    return new Deployments(`http://localhost:${await freePort()}`);
  }

  /** Serves a build in place of the last one. @param buildDir without it the one that is tested */
  async serve(buildDir?: string): Promise<void> {
    if (this.#server) await stop(this.#server);
    this.#server = startServer(this.origin, {
      ...ownSettings,
      SITE_URL: this.origin,
      DATA_DIR: this.#dataDir,
      ...(buildDir && { BUILD_DIR: buildDir }),
    });
    await answers(this.origin, this.#server);
  }

  async close(): Promise<void> {
    if (this.#server) await stop(this.#server);
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
