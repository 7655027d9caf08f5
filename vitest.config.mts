import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

const testFiles = [
  ...readdirSync(root),
  ...['app', 'components', 'lib', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, ...file.split(path.sep)),
    ),
  ),
].filter((file) => /\.test\.tsx?$/.test(file));

/** What a file does that others in its process would notice: stand-ins for modules, settings and globals, a clock, a document. */
const noticed =
  /\bvi\.(?:do)?[mM]ock\(|\bvi\.(?:hoisted|stub\w+|resetModules|useFakeTimers|setSystemTime|spyOn)\(|process\.(?:env|on)\b|@vitest-environment/;

/** Of these, what no test takes back when it is over. */
const lasting =
  /\bvi\.(?:do)?[mM]ock\(|\bvi\.(?:hoisted|stubEnv|resetModules|useFakeTimers|setSystemTime)\(|process\.(?:env|on)\b/;

/** What begins and ends each test of a part of a page. */
const aroundEach = 'tests/support/components/around-each.ts';

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isOfPart = (text: string) =>
  text.includes('@vitest-environment happy-dom') && text.includes('/tests/support/components/component');

const parts = testFiles.filter((file) => isOfPart(textOf(file)) && !lasting.test(textOf(file)));
const alone = testFiles.filter((file) => noticed.test(textOf(file)) && !parts.includes(file));
const together = testFiles.filter((file) => !alone.includes(file) && !parts.includes(file));

/** Names of files as the pattern that only they match. */
const literally = (files: readonly string[]) => files.map((file) => file.replace(/[[\](){}!*?]/g, '\\$&'));

export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    // Tests of what happens in a browser name their own.
    environment: 'node',
    // A slow machine is slow, not wrong: what never ends is found by this as well.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // By itself it would leave one processor free for a watcher that is not there.
    maxWorkers: availableParallelism(),
    projects: [
      // Most of the time of a test file goes into loading the modules it asks for, which these share.
      { extends: true, test: { name: 'together', include: literally(together), isolate: false } },
      {
        extends: true,
        test: {
          name: 'parts',
          include: literally(parts),
          isolate: false,
          setupFiles: [path.join(root, aroundEach)],
        },
      },
      { extends: true, test: { name: 'alone', include: literally(alone) } },
    ],
  },
});
