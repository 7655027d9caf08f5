import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settingNames } from '../../../lib/env/schema';
import { freePort } from '../site-server';

const firstBuild = path.resolve(process.env.BUILD_DIR || '.next');
const stampFile = 'build-stamp.json';

/** What `npm start` does, given settings in a file and none in the environment. */
export interface Started {
  /** What it has printed so far. */
  output: () => string;
  /** Sends a signal and waits for its end, or only waits. */
  end: (signal?: NodeJS.Signals) => Promise<{ code: number | null; ms: number }>;
  /** Whether it has printed the text; false when it ended without. */
  says: (text: string) => Promise<boolean>;
}

/**
 * Starts the tested build as `npm start` does. What is built in is not to be built anew by each test, so the build is given the stamp
 * of one that was made with the settings of the file.
 */
export class Starter {
  readonly port: number;
  readonly dataDir: string;
  readonly #folder: string;
  readonly #build: string;
  readonly #running: ChildProcess[] = [];

  private constructor(name: string, port: number) {
    this.port = port;
    this.#folder = mkdtempSync(path.join(tmpdir(), 'starter-'));
    this.dataDir = path.join(this.#folder, 'data');
    this.#build = `.next-starter-${name}`;
    rmSync(this.#build, { recursive: true, force: true });
    mkdirSync(this.#build);
    for (const entry of readdirSync(firstBuild).filter((entry) => entry !== stampFile && entry !== 'cache')) {
      symlinkSync(path.join(firstBuild, entry), path.join(this.#build, entry));
    }
  }

  /** @param name makes its build one of its own: tests run side by side */
  static async open(name: string): Promise<Starter> {
    return new Starter(name, await freePort());
  }

  /** Starts the site with the settings in a file; port and data folder are this starter's own unless given. */
  start(settings: Readonly<Record<string, string>>): Started {
    const file = path.join(this.#folder, 'settings.env');
    const all = { PORT: String(this.port), DATA_DIR: this.dataDir, ...settings };
    writeFileSync(
      file,
      Object.entries(all)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    const env = { ...withoutSettings(process.env), ENV_FILE: file, BUILD_DIR: this.#build };
    this.#stamp(env);
    const child = spawn(process.execPath, ['scripts/run/start.mjs'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running.push(child);
    return watched(child);
  }

  async close(): Promise<void> {
    for (const child of this.#running.filter(isRunning)) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(this.#build, { recursive: true, force: true });
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #stamp(env: NodeJS.ProcessEnv): void {
    const inputs = execFileSync(process.execPath, ['--input-type=module', '-e', digest], {
      env,
      encoding: 'utf8',
    });
    const stamp: object = JSON.parse(readFileSync(path.join(firstBuild, stampFile), 'utf8'));
    writeFileSync(path.join(this.#build, stampFile), JSON.stringify({ ...stamp, inputs }));
  }
}

const digest = `
  import { inputsHash } from './scripts/run/checkout/inputs.mjs';
  import { readSettings } from './scripts/run/settings/read-settings.mjs';
  process.stdout.write(inputsHash('.', readSettings()));
`;

/** The environment of a person who has set nothing there. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = new Set<string>([...settingNames, '__NEXT_PROCESSED_ENV']);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !own.has(name))) as NodeJS.ProcessEnv;
}

function watched(child: ChildProcess): Started {
  let printed = '';
  const ended = once(child, 'close') as Promise<[number | null]>;
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      for (const look of heard) look();
    });
  }
  return {
    output: () => printed,
    async end(signal) {
      const from = performance.now();
      if (signal) child.kill(signal);
      const [code] = await ended;
      return { code, ms: performance.now() - from };
    },
    says: (text) =>
      new Promise((resolve) => {
        const look = () => {
          if (printed.includes(text)) resolve(true);
        };
        heard.add(look);
        look();
        void ended.then(() => resolve(printed.includes(text)));
      }),
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
