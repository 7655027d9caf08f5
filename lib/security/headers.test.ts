import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listen } from '@/tests/doubles/http/loopback-server';
import { fileHeaders, sendCommonHeaders } from './headers';

it.each([
  ['http://localhost:3000', null],
  ['https://www.example.com', 'max-age=63072000; includeSubDomains'],
])('at %s every answer carries the common headers, and of HSTS %j', async (siteUrl, hsts) => {
  sendCommonHeaders(siteUrl);
  const origin = await listen((_request, response) => response.writeHead(404).end());
  const { headers } = await fetch(origin, { headers: { 'x-forwarded-proto': 'https' } });
  expect(headers.get('strict-transport-security')).toBe(hsts);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

it('leaves an answer its own word', async () => {
  sendCommonHeaders('https://www.example.com');
  const origin = await listen((_request, response) => {
    response.writeHead(200, { 'Cross-Origin-Resource-Policy': 'cross-origin' }).end();
  });
  const { headers } = await fetch(origin);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

it('every answer has its policy: the middleware leaves out what brings one from the list of files, and nothing else', () => {
  const matcher = /matcher: \[\s*'(.*)',?\s*\]/.exec(readFileSync('middleware.ts', 'utf8'))?.[1] ?? '';
  const leftOut = /^\/\(\(\?!(.*)\)\.\*\)$/.exec(matcher.replaceAll('\\\\', '\\'))?.[1]?.split('|');
  const withPolicy = fileHeaders
    .filter(({ headers }) => headers.some(({ key }) => key === 'Content-Security-Policy'))
    .map(({ source }) => source.slice(1));
  const asMatched = (source: string) =>
    source.includes('/:path') ? source.replace(/:path.*$/, '') : `${source.replaceAll('.', '\\.')}$`;
  expect(leftOut?.toSorted()).toEqual(withPolicy.map(asMatched).toSorted());
});
