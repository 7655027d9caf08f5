import { randomBytes } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls';
import { ApiError } from '../errors';
import { deadOrigin, json, loopbackServer } from '@/tests/doubles/http/loopback-server';
import { createClient } from './create-client';
import { decryptWith } from './decrypt';

const user = { id: 'u1', email: 'ana@example.com' };
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );

describe('createClient', () => {
  it('sends a body as JSON, normalised, without a token to calls that need none', async () => {
    const { origin, arrivals } = await loopbackServer((response) =>
      json(response, 200, { data: { token: 't', user, isNew: false } }),
    );
    const { call } = createClient({ table: calls, baseUrl: `${origin}/v1/`, getToken: () => 'secret' });
    const answer = await call('login', { body: { email: ' Ana@Example.com', password: ' p ', type: 'pc' } });
    expect(answer.user.email).toBe('ana@example.com');
    expect(arrivals).toMatchObject([
      { method: 'POST', url: '/v1/common/login', headers: { 'content-type': 'application/json' } },
    ]);
    expect(JSON.parse(arrivals[0]?.body ?? '')).toEqual({
      email: 'ana@example.com',
      password: ' p ',
      type: 'pc',
    });
    expect(arrivals[0]?.headers.authorization).toBeUndefined();
  });

  it('sends a token that is there to calls that can do without one', async () => {
    const { origin, arrivals } = await loopbackServer((response) => json(response, 200, { data: true }));
    for (const token of ['secret', null]) {
      const { call } = createClient({ table: calls, baseUrl: origin, getToken: () => token });
      await call('logVisit', { body: { invite: 'abcdefgh23' } });
    }
    expect(arrivals.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', undefined]);
  });

  it('sends the token of the moment to calls that need one', async () => {
    const { origin, arrivals } = await loopbackServer((response) => json(response, 200, { data: user }));
    let token = 'first';
    const { call } = createClient({ table: calls, baseUrl: origin, getToken: () => token });
    await call('userInfo');
    token = 'second';
    await call('userInfo', {}, { signal: new AbortController().signal });
    expect(arrivals.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
    expect(arrivals[0]).toMatchObject({ method: 'GET', url: '/userInfo', body: '' });
  });

  it('says in which language the page is, unless the call names another', async () => {
    const { origin, arrivals } = await loopbackServer((response) => json(response, 200, { data: [] }));
    const { call } = createClient({ table: calls, baseUrl: origin, getLocale: () => 'de' });
    await call('article', { headers: { locale: 'ja' } });
    await caught(
      call('findPassword', { body: { email: 'ana@example.com', password: 'p'.repeat(8), ticket: 't' } }),
    );
    expect(arrivals.map(({ headers }) => headers.locale)).toEqual(['ja', 'de']);
  });

  it('sends queries and headers, defaults filled in and values escaped', async () => {
    const { origin, arrivals } = await loopbackServer((response) => json(response, 200, { data: [] }));
    const { call } = createClient({ table: calls, baseUrl: origin });
    await call('article', { query: { page: '1', pageSize: '4' }, headers: { locale: 'ja' } });
    await caught(call('articleRate', { query: { path: 'a&b=c/ü?#' } }));
    expect(arrivals[0]).toMatchObject({
      url: '/common/article?flag=1&page=1&pageSize=4',
      headers: { locale: 'ja' },
    });
    expect(new URL(arrivals[1]?.url ?? '', origin).searchParams.get('path')).toBe('a&b=c/ü?#');
  });

  it('refuses a request that breaks a rule before it is sent, as the API would', async () => {
    const { origin, arrivals } = await loopbackServer((response) => json(response, 200, { data: true }));
    const { call } = createClient({ table: calls, baseUrl: origin });
    const error = await caught(
      call('findPassword', { body: { email: 'ana', password: 'short', ticket: 't' } }),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      code: 'invalid',
      fields: { email: 'Not an email address', password: 'At least 8 characters' },
    });
    expect(arrivals).toHaveLength(0);
  });

  it('reports a 401 with the call and the token it was sent with', async () => {
    const { origin } = await loopbackServer((response) =>
      json(response, 401, { message: 'Sign in', code: 'unauthorized' }),
    );
    const reports: unknown[] = [];
    let token: string | null = 'old';
    const { call } = createClient({
      table: calls,
      baseUrl: origin,
      getToken: () => token,
      onUnauthorized: (...report) => reports.push(report),
    });
    const pending = caught(call('userInfo'));
    token = 'new';
    expect(await pending).toMatchObject({ status: 401, message: 'Sign in' });
    token = null;
    await caught(call('commonVips'));
    expect(reports).toEqual([
      ['userInfo', 'old'],
      ['commonVips', null],
    ]);
  });

  it('reports no other failure as a missing session', async () => {
    const { origin } = await loopbackServer((response) =>
      json(response, 400, { message: 'No', code: 'bad_credentials' }),
    );
    const reports: unknown[] = [];
    const { call } = createClient({
      table: calls,
      baseUrl: origin,
      onUnauthorized: (name) => reports.push(name),
    });
    expect(
      await caught(call('login', { body: { email: 'ana@example.com', password: 'x', type: 'pc' } })),
    ).toMatchObject({ code: 'bad_credentials' });
    expect(reports).toEqual([]);
  });

  it('says when nothing answers', async () => {
    const { call } = createClient({ table: calls, baseUrl: await deadOrigin() });
    const error = await caught(call('commonVips'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: undefined, code: 'network', message: 'The API cannot be reached' });
  });

  it('says when the answer breaks off', async () => {
    const { origin } = await loopbackServer((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"data":', () => response.destroy());
    });
    expect(await caught(createClient({ table: calls, baseUrl: origin }).call('commonVips'))).toMatchObject({
      code: 'network',
    });
  });

  it('tries a GET again, and is answered', async () => {
    const { origin, arrivals } = await loopbackServer((response) =>
      arrivals.length === 1
        ? json(response, 503, { message: 'Busy' }, { 'retry-after': '0' })
        : json(response, 200, { data: user }),
    );
    await createClient({ table: calls, baseUrl: origin, getToken: () => 't' }).call('userInfo');
    expect(arrivals).toHaveLength(2);
  });

  it('ends the connection of a request that is called off', async () => {
    let left: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => (left = resolve));
    let arrived: () => void = () => undefined;
    const there = new Promise<void>((resolve) => (arrived = resolve));
    const { origin } = await loopbackServer((response) => {
      response.on('close', left);
      arrived();
    });
    const controller = new AbortController();
    const pending = caught(
      createClient({ table: calls, baseUrl: origin }).call('commonVips', {}, { signal: controller.signal }),
    );
    await there;
    controller.abort();
    expect(await pending).toBe(controller.signal.reason);
    await gone;
  });

  it('opens encrypted answers, failures too', async () => {
    const key = randomBytes(32);
    const seal = (value: unknown) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key);
    const sealed = {
      '/userInfo': await seal({ data: user }),
      '/vips': await seal({ message: 'Sealed no', code: 'no' }),
    };
    const { origin } = await loopbackServer((response, { url }) => {
      response.writeHead(url === '/vips' ? 403 : 200, { 'content-type': 'application/jose' });
      response.end(url === '/vips' ? sealed['/vips'] : sealed['/userInfo']);
    });
    const { call } = createClient({
      table: calls,
      baseUrl: origin,
      decrypt: decryptWith(key.toString('base64url')),
    });
    expect((await call('userInfo')).id).toBe('u1');
    expect(await caught(call('vips'))).toMatchObject({ status: 403, message: 'Sealed no', code: 'no' });
    expect(await caught(createClient({ table: calls, baseUrl: origin }).call('userInfo'))).toMatchObject({
      code: 'bad_answer',
    });
  });
});
