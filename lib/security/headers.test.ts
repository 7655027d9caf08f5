import { expect, it } from 'vitest';
import { listen } from '../api/testing/loopback-server';
import { sendCommonHeaders } from './headers';

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
