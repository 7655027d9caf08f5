import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, vi } from 'vitest';
import { openGit } from './git/git.mjs';
import { handOver, type Workshop } from './hand-over.mjs';
import type { Tools } from './tools.mjs';

export interface Checkout {
  root: string;
  workshop: Workshop;
  git: Workshop['git'];
  tools: Tools;
  run(...args: string[]): Promise<string>;
  write(files: Record<string, string>): Promise<void>;
  read(file: string): Promise<string>;
  status(): Promise<string>;
  handOver(
    name: string,
    more?: { message?: string; who?: string; note?: string },
  ): ReturnType<typeof handOver>;
}

export const day = '2026-11-29';

const ofDeveloper = { GIT_AUTHOR_NAME: 'Dev', GIT_AUTHOR_EMAIL: 'dev@example.com' };
const developer = {
  ...ofDeveloper,
  GIT_COMMITTER_NAME: 'Dev',
  GIT_COMMITTER_EMAIL: 'dev@example.com',
  GIT_EDITOR: 'true',
};

export const firstTexts = {
  'messages/en/home.json': '{ "title": "Hello" }\n',
  'messages/de/home.json': '{ "title": "Hallo" }\n',
  'content/translated-from.json': '{ "old": 1 }\n',
  'content/last-modified.json': '{}\n',
  'lib/code.ts': 'export {};\n',
};

/** Checkouts in a folder of their own, which goes with the test file that asked for it, apart from what this machine's git is set to. */
export function checkouts() {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  let folder = '';
  beforeAll(async () => {
    folder = await realpath(await mkdtemp(path.join(tmpdir(), 'drafts-test-')));
    await writeFile(path.join(folder, 'config'), '[init]\n\tdefaultBranch = main\n');
    vi.stubEnv('GIT_CONFIG_GLOBAL', path.join(folder, 'config'));
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  return async (): Promise<Checkout> => {
    const root = await mkdtemp(path.join(folder, 'site-'));
    const made = checkoutAt(root);
    await made.run('init', '--quiet');
    await made.write({ ...firstTexts, '.gitignore': '.edit/\n*.d.json.ts\n' });
    await made.run('add', '.');
    await made.run('commit', '--quiet', '-m', 'First');
    return made;
  };
}

function checkoutAt(root: string): Checkout {
  const git = openGit(root);
  const tools: Tools = {
    check: vi.fn(async () => ({ problems: [], warnings: [] })),
    noteTranslations: vi.fn(async () => undefined),
  };
  const workshop: Workshop = { root, git, tools, noteDates: async () => ({ noted: 0, left: [] }) };
  const run = async (...args: string[]) =>
    (await execa('git', ['-C', root, ...args], { env: developer })).stdout;
  return {
    root,
    git,
    tools,
    workshop,
    run,
    async write(files) {
      for (const [file, content] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(root, file)), { recursive: true });
        await writeFile(path.join(root, file), content);
      }
    },
    read: (file) => readFile(path.join(root, file), 'utf8'),
    status: () => run('status', '--porcelain', '--untracked-files=all'),
    handOver: (name, { message = 'Why', who = 'Anna Müller', note } = {}) =>
      handOver(workshop, { name, message, who, note }, day),
  };
}

export async function refused(
  call: Promise<unknown>,
): Promise<{ code: string; status: number; message: string; data: Record<string, unknown> }> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error) || !('code' in error))
    throw new Error('It was not refused.', { cause: error });
  return error as never;
}
