import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { adaptHeaders, withPointer } from './adapt.mjs';

const origins = { inner: 'http://localhost:5000', outer: 'http://127.0.0.1:4400' };
const script = '<script src="/__edit/pointer.js" defer></script>';

it('lets the editor’s page alone frame the site, and changes nothing else of its policy', () => {
  const headers = {
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  };
  expect(adaptHeaders(headers, origins, false)).toEqual({
    'content-security-policy': "default-src 'self'; frame-ancestors 'self'; base-uri 'none'",
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  });
});

it('leads redirects of the inner server to itself, and others where they lead', () => {
  const to = (location: string) => adaptHeaders({ location }, origins, false).location;
  expect(to('http://localhost:5000/de?a=b')).toBe('http://127.0.0.1:4400/de?a=b');
  expect(to('/de')).toBe('/de');
  expect(to('https://checkout.stripe.com/pay')).toBe('https://checkout.stripe.com/pay');
});

it('says no length of a page that gets longer', () => {
  expect(adaptHeaders({ 'content-length': '9' }, origins, true)).toEqual({});
  expect(adaptHeaders({ 'content-length': '9' }, origins, false)).toEqual({ 'content-length': '9' });
});

it.each([1, 2, 3, 5, 1000])('puts the script into the head once, of pieces of %i bytes', async (size) => {
  const page = '<html><head><title>日本語</title></head><body></head>é</body></html>';
  const bytes = Buffer.from(page);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  let seen = '';
  const adapted = await text(Readable.from(pieces).pipe(withPointer((whole) => (seen = whole))));
  expect(adapted).toBe(page.replace('</head>', `${script}</head>`));
  expect(seen).toBe(page);
});

it('passes on what has no head', async () => {
  expect(await text(Readable.from([Buffer.from('no page </hea')]).pipe(withPointer(() => undefined)))).toBe(
    'no page </hea',
  );
});
