import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { raw } from '../../support/raw';
import { expect, test } from '../../support/test';

const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

test('opened as a page, no answer of the API can do anything', async ({ baseURL }) => {
  const statuses = new Set<number>();
  for (const [method, path] of [
    ['GET', '/api/v1/health'],
    ['GET', '/api/v1/openapi.json'],
    ['GET', '/api/v1/docs'],
    ['GET', '/api/v1/nope'],
    ['GET', '/api/v1/userInfo'],
    ['DELETE', '/api/v1/common/login'],
    ['POST', '/api/v1/common/login'],
    ['OPTIONS', '/api/v1/common/login'],
    ['PROPFIND', '/api/v1/health'],
    ['GET', '/api/nope'],
  ] as const) {
    const { status, headers } = await raw(baseURL, path, { method });
    statuses.add(status);
    expect(headers['content-security-policy'], `${method} ${path}`).toBe(policy);
    expect(headers['x-content-type-options'], `${method} ${path}`).toBe('nosniff');
  }
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 401, 404, 405, 415]));
});

test('the pages of the sandbox checkout and of decisions keep a policy of their own', async ({ request }) => {
  for (const path of ['/api/v1/sandbox/checkout/unknown', '/api/v1/decisions/unknown']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const own = response.headers()['content-security-policy'];
    expect(own, path).toMatch(/style-src 'sha256-[^;]+; img-src 'self'; form-action 'self'/);
    expect(own, path).not.toContain('sandbox');
  }
});

test('nor can an external API speak for this site', async ({ startSite }) => {
  const api = createServer((request, response) => {
    if (request.url === '/v1/gone')
      return response.writeHead(302, { location: 'https://evil.example/' }).end();
    request.resume();
    return response
      .writeHead(200, {
        'access-control-allow-origin': '*',
        'content-security-policy': "default-src * 'unsafe-inline'",
        'content-type': 'text/html',
        link: '<https://evil.example/x.css>; rel=stylesheet',
        refresh: '0;url=https://evil.example',
        server: 'Apache/2.4.1',
        'service-worker-allowed': '/',
        'set-cookie': 'NEXT_LOCALE=de',
        'x-powered-by': 'Backend/1.2.3',
        'x-request-id': 'request-1',
      })
      .end('<form action="https://evil.example"></form><script>steal()</script>');
  }).listen(0, 'localhost');
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const { origin } = await startSite({ API_BASE_URL: `http://localhost:${port}/v1` });

  const { headers, status } = await raw(origin, '/api/v1/html');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toBe(policy);
  expect(headers['x-request-id']).toBe('request-1');
  for (const name of [
    ...['access-control-allow-origin', 'link', 'refresh', 'server', 'service-worker-allowed'],
    ...['set-cookie', 'x-powered-by', 'location'],
  ]) {
    expect(headers).not.toHaveProperty(name);
  }
  const redirect = await raw(origin, '/api/v1/gone');
  expect(redirect.status).toBe(302);
  expect(redirect.headers).not.toHaveProperty('location');
  expect(redirect.headers['content-security-policy']).toBe(policy);

  for (const [bytes, expected] of [
    [64 * 1024, 200],
    [64 * 1024 + 1, 413],
  ] as const) {
    const answer = await fetch(`${origin}/api/v1/common/login`, { method: 'POST', body: 'x'.repeat(bytes) });
    expect(answer.status, `${bytes} bytes`).toBe(expected);
    expect(answer.headers.get('content-security-policy')).toBe(policy);
    if (expected === 413) expect(await answer.json()).toMatchObject({ code: 'too_large' });
  }

  api.closeAllConnections();
  api.close();
  const dead = await raw(origin, '/api/v1/health');
  expect(dead.status).toBe(502);
  expect(dead.headers['content-security-policy']).toBe(policy);
});
