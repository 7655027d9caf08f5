import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What a script and those it names import before their first line runs. */
function staticImports(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const names = [...readFileSync(file, 'utf8').matchAll(/^import (?:[^'"]* from )?'([^']+)';/gm)].map(
    ([, name = '']) => name,
  );
  seen.set(file, names);
  for (const name of names.filter((one) => one.startsWith('.'))) {
    staticImports(path.join(path.dirname(file), name), seen);
  }
  return seen;
}

const commands = ['start', 'test', 'build', 'dev', 'prepare', 'services'];

it.each(commands)('npm run %s begins without any package, and so in a fresh checkout', (script) => {
  const imports = staticImports(`scripts/run/${script}.mjs`);
  const packages = [...imports].flatMap(([file, names]) =>
    names.filter((name) => !/^(?:node:|\.)/.test(name)).map((name) => `${file}: ${name}`),
  );
  expect(imports.size).toBeGreaterThan(3);
  expect(packages).toEqual([]);
});

it.each(commands)(
  'npm run %s asks no old Node for a name that it lacks before it is told to be newer',
  (script) => {
    // Since Node 18.14: an import of it by name would be the only thing that an older one says.
    const asking = [...staticImports(`scripts/run/${script}.mjs`).keys()]
      .filter((file) => file.endsWith('.mjs'))
      .filter((file) => /^import \{[^}]*\bavailableParallelism\b/m.test(readFileSync(file, 'utf8')));
    expect(asking).toEqual([]);
  },
);
