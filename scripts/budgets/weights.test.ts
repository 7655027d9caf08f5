import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from './limits.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'budgets-'));
  vi.resetModules();
  vi.stubEnv('BUILD_DIR', path.relative('.', folder));
  for (const method of ['log', 'table'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const write = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};

/** A build of two English pages and a German one; random bytes stay as long under gzip. */
async function breaches() {
  write('build-manifest.json', '{ "rootMainFiles": ["static/main.js"] }');
  write('static/main.js', randomBytes(1000));
  write('static/late.js', randomBytes(limits.scripts));
  write('csp-manifest.json', '{ "pages": { "/en": {}, "/en/app": {}, "/de/app": {}, "/_not-found": {} } }');
  const main = '<script src="/_next/static/main.js"></script>';
  write('server/app/en.html', main);
  write('server/app/en/app.html', `<link rel="preload" as="script" href="/_next/static/late.js">${main}`);
  write(
    'server/app/de/app.html',
    `<meta name="robots" content="noindex"><script src="/_next/static/late.js"></script>${main}`,
  );
  const { builtPages } = await import('./pages.mjs');
  const { checkWeights } = await import('./weights.mjs');
  return checkWeights(builtPages());
}

it('holds every page to the one limit, also those that search engines do not list', async () => {
  const found = await breaches();
  expect(found.map((breach) => breach.split(' loads ')[0])).toEqual(['/app', '/de/app']);
  expect(found[0]).toContain(`the limit is ${limits.scripts / 1000} kB`);
});

it('shows the heaviest language of each page', async () => {
  await breaches();
  expect(vi.mocked(console.table).mock.calls[0]?.[0]).toMatchObject({
    '/': { 'scripts kB': 1, 'over floor %': 0, 'unshown texts B': 0 },
    '/app': { 'scripts kB': expect.closeTo((limits.scripts + 1000) / 1000, 0) as number },
  });
});
