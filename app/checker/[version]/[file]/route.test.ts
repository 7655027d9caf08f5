import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { checkerMegabytes, checkerVersion, checkerWorker } from '@/lib/checker/address';
import { fileHeaders } from '@/lib/security/headers';
import { GET } from './route';

const ask = (file: string, version = checkerVersion, query = '') =>
  GET(new Request(`https://site.test/checker/${version}/${encodeURIComponent(file)}${query}`), {
    params: Promise.resolve({ version, file }),
  });

it('has an address for each version of harper.js and of the worker', () => {
  const { version } = JSON.parse(readFileSync('node_modules/harper.js/package.json', 'utf8')) as {
    version: string;
  };
  const worker = createHash('sha256').update(readFileSync('app/checker/worker.mjs')).digest('hex');
  expect(checkerVersion).toBe(`${version}-${worker.slice(0, 8)}`);
  expect(checkerWorker).toBe(`/checker/${checkerVersion}/worker.mjs`);
});

it('answers the program packed once, as large as pages say', async () => {
  const response = await ask('harper.wasm.gz');
  expect(response.headers.get('content-type')).toBe('application/gzip');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const packed = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('x-file-length')).toBe(String(packed.length));
  expect(gunzipSync(packed).equals(readFileSync('node_modules/harper.js/dist/harper_wasm_bg.wasm'))).toBe(
    true,
  );
  const scripts = await Promise.all(['worker.mjs', 'index.js'].map((file) => ask(file)));
  const lengths = scripts.map(({ headers }) => Number(headers.get('x-file-length')));
  const megabytes = (packed.length + lengths.reduce((sum, length) => sum + length, 0)) / 1e6;
  expect(Math.round(megabytes)).toBe(checkerMegabytes);
});

it('holds no copy for each visitor who reads slowly', async () => {
  await ask('harper.wasm.gz');
  const before = process.memoryUsage().arrayBuffers;
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('harper.wasm.gz')));
  const readers = answers.flatMap(({ body }) => body?.getReader() ?? []);
  for (const reader of readers) expect((await reader.read()).value?.length).toBeLessThanOrEqual(64 * 1024);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
  for (const reader of readers) await reader.cancel();
});

it('answers every script that the worker and harper.js import', async () => {
  const seen = new Set<string>();
  const follow = async (file: string): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    const response = await ask(file);
    expect(response.status, file).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const code = await response.text();
    for (const [, name = ''] of code.matchAll(/^import .* from "\.\/([\w.-]+)";$/gm)) await follow(name);
  };
  await follow('worker.mjs');
  await follow('index.js');
  expect([...seen].some((file) => file.startsWith('BinaryModule'))).toBe(true);
});

it.each([
  ['another version', 'worker.mjs', '2.9.0-00000000'],
  ['a query, of which a cache would keep a copy', 'harper.wasm.gz', checkerVersion, '?x=1'],
  ['what the worker does not load', 'binaryInlined.js', checkerVersion],
  ['what is above the folder', '../package.json', checkerVersion],
])('does not answer %s', async (_, file, version, query = '') => {
  const response = await ask(file, version, query);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
});

it('may compile WebAssembly, and nothing else that pages may not', () => {
  const rule = fileHeaders.find(({ source }) => source === '/checker/:path*');
  expect(rule?.headers).toEqual([
    {
      key: 'Content-Security-Policy',
      value:
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    },
  ]);
});
