import { request } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from '@/tests/doubles/http/loopback-server';
import { makeRequestsOrdinary } from './ordinary-requests';

makeRequestsOrdinary();

it.each([
  ['GET', '/courses?a=1', 'GET /courses?a=1'],
  ['GET', '//evil.example/x', 'GET //evil.example/x'],
  ['GET', '/https://evil.example/', 'GET /https://evil.example/'],
  ['GET', 'http://evil.example/en/pricing?a=1', 'GET /en/pricing?a=1'],
  ['GET', 'HTTP://evil.example', 'GET /'],
  ['GET', 'http://evil.example?a=1', 'GET /?a=1'],
  ['GET', '/api/v1/%zz', 'GET /api/v1/%25zz'],
  ['GET', '/og/%ff/a%20b?x=%zz', 'GET /og/%25ff/a%2520b?x=%zz'],
  ['GET', '/feeds/%', 'GET /feeds/%25'],
  ['GET', 'http://evil.example/%c3%28', 'GET /%25c3%2528'],
  ['GET', '/courses/%C3%A9?q=%zz', 'GET /courses/%C3%A9?q=%zz'],
  ['GET', '*', 'GET /*'],
  ['OPTIONS', '*', 'OPTIONS /*'],
  ['TRACE', '/courses', 'REFUSED /courses'],
  ['PROPFIND', '/courses', 'PROPFIND /courses'],
])('%s %s is handled as %s', async (method, path, handled) => {
  const origin = await listen(({ method, url }, response) => response.end(`${method} ${url}`));
  const { hostname, port } = new URL(origin);
  const answer = await new Promise<string>((resolve, reject) => {
    const call = request({ hostname, port, method, path }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve(text));
    });
    call.on('error', reject);
    call.end();
  });
  expect(answer).toBe(handled);
});
