import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { said, site, test } from '../../doubles/caches/front-test';
import { raw } from '../../support/raw';

test.skip(process.env.FULL !== '1', 'for the tests of a release: FULL=1');

const builtFolder = path.resolve(process.env.BUILD_DIR || '.next');

test('built files come from the disk, packed as the browser takes them, with the headers of the site', async ({
  front,
}) => {
  const [file = ''] = /\/_next\/static\/[\w/.~-]+\.js/.exec((await raw(site, '/')).body) ?? [];
  const content = readFileSync(path.join(builtFolder, file.replace('/_next/', '')));
  const own = said((await raw(site, file)).headers);
  const kinds = [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=1.0, identity', 'gzip'],
    ['identity', undefined],
    ['brotli', undefined],
  ] as const;
  for (const [accept, packing] of kinds) {
    const { headers, body } = await ask(front.origin + file, accept);
    expect(headers['content-encoding'], accept).toBe(packing);
    const plain = packing === 'br' ? brotliDecompressSync(body) : packing ? gunzipSync(body) : body;
    expect(plain.equals(content), accept).toBe(true);
    expect(headers['x-cache'], 'it did not come from the site').toBeUndefined();
    for (const [name, value] of Object.entries(own)) {
      if (/^(?:etag|last-modified|content-encoding|vary)$/.test(name)) continue;
      expect(String(headers[name]).toLowerCase(), name).toBe(String(value).toLowerCase());
    }
    expect(headers.vary).toBe('Accept-Encoding');
  }
  const { headers } = await ask(front.origin + file, 'br');
  const again = await raw(front.origin, file, {
    headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' },
  });
  expect(again.status).toBe(304);
});

test('of a page there are two copies, however browsers write what they take', async ({ front }) => {
  for (const [accept, first] of [
    ['gzip, deflate, br', 'MISS'],
    ['gzip', 'HIT'],
    ['gzip;q=0.9, br', 'HIT'],
    ['identity', 'MISS'],
    ['br', 'HIT'],
    ['gzip;q=0', 'HIT'],
  ] as const) {
    const { headers } = await ask(`${front.origin}/tr/courses`, accept);
    expect(headers['x-cache'], accept).toBe(first);
    expect(headers['content-encoding'], accept).toBe(
      accept.startsWith('gzip') && !accept.endsWith('q=0') ? 'gzip' : undefined,
    );
  }
});

/** Asks for an address as a browser that takes these packings; the body stays packed. */
async function ask(address: string, accept: string) {
  const call = request(address, { agent: false, headers: { 'accept-encoding': accept } });
  call.end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return { headers: response.headers, body: await buffer(response) };
}
