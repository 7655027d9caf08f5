import { afterEach, describe, expect, it, vi } from 'vitest';
import { forward } from './forward';
import { deadOrigin, json, listen, loopbackServer } from '@/tests/doubles/http/loopback-server';
import { signal } from '@/tests/doubles/http/signal';

const timeoutMs = 5000;
const site = 'https://site.example/api/v1';
const options = (baseUrl: string, path = '/common/login') => ({
  baseUrl,
  path,
  clientIp: '203.0.113.7',
  siteUrl: 'https://site.example',
  ownBase: '/api/v1',
  timeoutMs,
});

describe('a forwarded request', () => {
  it('keeps method, query and body, and the headers of the contract', async () => {
    const { origin, arrivals } = await loopbackServer((response) => json(response, 200, { data: true }));
    const request = new Request(`${site}/common/login?a=1&b=%2F%20x`, {
      method: 'PUT',
      body: '{"email":"é"}',
      headers: {
        authorization: 'Bearer t',
        locale: 'ja',
        accept: 'application/json',
        'content-type': 'application/json; charset=utf-8',
      },
    });
    const answer = await forward(request, options(`${origin}/v1/`));
    expect(await answer.json()).toEqual({ data: true });
    expect(arrivals).toMatchObject([
      {
        method: 'PUT',
        url: '/v1/common/login?a=1&b=%2F%20x',
        body: '{"email":"é"}',
        headers: {
          authorization: 'Bearer t',
          locale: 'ja',
          accept: 'application/json',
          'content-type': 'application/json; charset=utf-8',
          'x-forwarded-for': '203.0.113.7',
        },
      },
    ]);
  });

  it.each(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'])('passes %s without a body', async (method) => {
    const { origin, arrivals } = await loopbackServer((response) => json(response, 200, { data: true }));
    expect((await forward(new Request(site, { method }), options(origin))).status).toBe(200);
    expect(arrivals[0]).toMatchObject({ method, body: '' });
  });

  it("leaves cookies, the site's own headers and a forged address behind", async () => {
    const { origin, arrivals } = await loopbackServer((response) => json(response, 200, { data: true }));
    const headers = {
      cookie: 'det_i18n_token=secret',
      'x-forwarded-for': '198.51.100.1',
      'x-forwarded-host': 'evil.example',
      'proxy-authorization': 'Basic eA==',
      'x-middleware-next': '1',
      referer: site,
      te: 'trailers',
    };
    await forward(new Request(site, { headers }), options(origin));
    const arrived = arrivals[0]?.headers ?? {};
    expect(arrived['x-forwarded-for']).toBe('203.0.113.7');
    for (const name of Object.keys(headers).filter((name) => name !== 'x-forwarded-for')) {
      expect(arrived, name).not.toHaveProperty(name);
    }
    await forward(new Request(site, { headers }), { ...options(origin), clientIp: undefined });
    expect(arrivals[1]?.headers).not.toHaveProperty('x-forwarded-for');
  });

  it('streams up: the API reads the first part before the last is written', async () => {
    const firstPart = signal();
    const origin = await listen((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
        firstPart.fire();
      });
      request.on('end', () => json(response, 200, { data: body }));
    });
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('first '));
        await firstPart.fired;
        controller.enqueue(new TextEncoder().encode('last'));
        controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    expect(await (await forward(new Request(site, init), options(origin))).json()).toEqual({
      data: 'first last',
    });
  });

  it('tells the length of the body where it is known', async () => {
    const { origin, arrivals } = await loopbackServer((response) => json(response, 200, { data: true }));
    const request = () => new Request(site, { method: 'POST', body: 'hello' });
    const known = request();
    known.headers.set('content-length', '5');
    await forward(known, options(origin));
    await forward(request(), options(origin));
    expect(arrivals).toMatchObject([
      { body: 'hello', headers: { 'content-length': '5' } },
      { body: 'hello', headers: { 'transfer-encoding': 'chunked' } },
    ]);
  });

  it.each([
    [64 * 1024, 200],
    [64 * 1024 + 1, 413],
  ])('with a body of %i bytes is a %i, whether its length is told or not', async (size, status) => {
    const { origin } = await loopbackServer((response) => json(response, 200, { data: true }));
    for (const told of [true, false]) {
      const request = new Request(site, { method: 'POST', body: 'x'.repeat(size) });
      if (told) request.headers.set('content-length', String(size));
      const answer = await forward(request, options(origin));
      expect(answer.status).toBe(status);
      if (status === 413) {
        expect(await answer.json()).toEqual({ message: 'The body is too large.', code: 'too_large' });
      }
    }
  });

  it('is no longer read once its body is too large', async () => {
    const { origin } = await loopbackServer((response) => json(response, 200, { data: true }));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    expect((await forward(new Request(site, init), options(origin))).status).toBe(413);
    expect(sent).toBeLessThan(1024 * 1024);
  });

  it.each([
    '/../admin',
    '/common/../../admin',
    '/%2e%2e/admin',
    '/..%2fadmin',
    '/x%5c..%5c..%5cadmin',
    '/\\evil.example',
    '/common/login?sign=1',
    '/common/login#x',
    'http://evil.example/',
    '@evil.example/',
    '',
  ])('does not leave the base by the path %j', async (path) => {
    const { origin, arrivals } = await loopbackServer((response) => json(response, 200, { data: true }));
    const answer = await forward(new Request(site), options(`${origin}/v1`, path));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'unknown_call' });
    expect(arrivals).toEqual([]);
  });
});

describe('an API in trouble', () => {
  afterEach(() => vi.useRealTimers());

  it('that cannot be reached is a 502', async () => {
    const answer = await forward(new Request(site), options(await deadOrigin()));
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ message: 'The API cannot be reached.', code: 'api_unreachable' });
  });

  it('that hangs up before it answers is a 502', async () => {
    const { origin } = await loopbackServer((response) => response.destroy());
    expect((await forward(new Request(site), options(origin))).status).toBe(502);
  });

  it('that is slow is a 504, and its connection is ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrived = signal();
    const ended = signal();
    const { origin } = await loopbackServer((response) => {
      response.on('close', ended.fire);
      arrived.fire();
    });
    const pending = forward(new Request(site), options(origin));
    await arrived.fired;
    vi.advanceTimersByTime(timeoutMs);
    const answer = await pending;
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ code: 'api_timeout', message: expect.any(String) });
    await ended.fired;
  });

  it('that takes long over the body only is not cut short', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waited = signal();
    const { origin } = await loopbackServer((response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('first ');
      void waited.fired.then(() => response.end('last'));
    });
    const answer = await forward(new Request(site), options(origin));
    vi.advanceTimersByTime(timeoutMs * 2);
    waited.fire();
    expect(await answer.text()).toBe('first last');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is left alone as soon as the visitor goes away', async () => {
    const arrived = signal();
    const ended = signal();
    const { origin } = await loopbackServer((response) => {
      response.on('close', ended.fire);
      arrived.fire();
    });
    const visitor = new AbortController();
    const pending = forward(new Request(site, { signal: visitor.signal }), options(origin));
    await arrived.fired;
    visitor.abort();
    await ended.fired;
    expect((await pending).status).toBe(502);
  });
});
