import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { checkCatalogs, type Problem } from './check-catalogs.mjs';
import { rulesSchema } from './rules.mjs';

/** A small site: four languages, one of each way of counting, and two namespaces. */
export const tables = {
  locales: ['en', 'de', 'ru', 'ja'].map((code) => ({ code, lang: code })),
  namespaces: ['home', 'meta'],
  brand: 'Verbista',
};

/** A catalog that is right in every language. */
export const quiet = { a: '{brand}' };

/** Catalogs in a folder of their own, which goes with the test file that asked for it. */
export function catalogFixtures() {
  // The commands are processes of their own.
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
  let root = '';
  let count = 0;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'catalogs-test-'));
  });
  afterAll(() => rm(root, { recursive: true }));

  /** Writes `files` (path: text, or an object as JSON) below the folder `name` and returns that folder. */
  async function write(name: string, files: Record<string, unknown>): Promise<string> {
    for (const [path, content] of Object.entries(files)) {
      const file = join(root, name, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content, undefined, 2));
    }
    return join(root, name);
  }

  /** The problems of such catalogs, their files relative to the catalogs. */
  async function check(
    files: Record<string, unknown>,
    rules: object = {},
    only?: string[],
  ): Promise<Problem[]> {
    const dir = await write(`check-${(count += 1)}`, files);
    const { problems } = await checkCatalogs({ dir, tables, rules: rulesSchema.parse(rules), only });
    return problems.map((problem) => ({ ...problem, file: problem.file.slice(dir.length + 1) }));
  }

  return { write, check };
}

export const brief = (problems: Problem[]) => problems.map(({ file, key, rule }) => `${file} ${key} ${rule}`);
