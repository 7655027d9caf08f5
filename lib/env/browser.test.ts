import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const imports = /(?:^import (?!type\b)[^;]*?from |^export (?!type\b)[^;]*?from |\bimport\()\s*'([^']+)'/gm;

/** The file that an import of the site's own code names; undefined for packages and what is no code. */
function fileOf(name: string, from: string): string | undefined {
  if (!/^(?:\.|@\/)/.test(name)) return undefined;
  const place = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
  return ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => `${place}${ending}`)
    .find((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(file));
}

/** What browsers are given: the islands, with all that they import, at once or later. */
function filesOfBrowsers(): Map<string, string> {
  const islands = ['app', 'components']
    .flatMap((house) =>
      readdirSync(house, { recursive: true, encoding: 'utf8' }).map((name) => `${house}/${name}`),
    )
    .filter((file) => /\.island\.tsx$|error\.tsx$/.test(file));
  const seen = new Map([...islands, 'instrumentation-client.ts'].map((file) => [file, file]));
  for (const [file, island] of seen) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      const imported = fileOf(name, file);
      if (imported !== undefined && !seen.has(imported)) seen.set(imported, island);
    }
  }
  return seen;
}

it('stays out of browsers, with its schema and its explanations', () => {
  const files = filesOfBrowsers();
  expect(files.size).toBeGreaterThan(200);
  const told = [...files].filter(([file]) => file.startsWith('lib/env/') && !file.endsWith('.mjs'));
  expect(told).toEqual([]);
});
