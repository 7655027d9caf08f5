import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageFile from '@/package.json';
import { allCalls } from '@/lib/api/contract/tables/all-calls';
import { buildName } from '../build-name';
import { password, receiveTicket, registerUser } from '@/tests/doubles/backend/accounts';
import { temporaryFolder } from '@/tests/doubles/backend/databases';
import { testBackend } from '@/tests/doubles/backend/test-backend';
import { createApp } from './create-app';
import { routes } from './routes';

const open = async () => testBackend({ DATA_DIR: await temporaryFolder() });

describe('the door of the API', () => {
  it('answers every call of the contract', () => {
    const paths = new Set(routes.map(({ call }) => call.path));
    const missing = Object.values(allCalls).filter(({ path }) => !paths.has(path));
    expect(missing).toEqual([]);
  });

  it('says in JSON that there is no such call, or not with this method', async () => {
    const { call } = await open();
    for (const path of ['/', '/nothing', '/stripe/nothing', '/common/login/', '/common//login']) {
      const { status, body } = await call(path);
      expect({ status, body }, path).toEqual({
        status: 404,
        body: { message: 'There is no such call.', code: 'unknown_call' },
      });
    }
    const wrong = await call('/common/login');
    expect(wrong).toMatchObject({ status: 405, body: { code: 'bad_method' } });
    expect(wrong.headers.get('allow')).toBe('POST');
    expect((await call('/common/article/rate', { method: 'PUT' })).headers.get('allow')).toBe('GET, POST');
  });

  it('lets no cache keep an answer, and names each request', async () => {
    const { call } = await open();
    for (const path of ['/health', '/nothing', '/userInfo']) {
      const { headers } = await call(path);
      expect(headers.get('cache-control'), path).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('logs a body that breaks off as refused, without an error', async () => {
    const site = await open();
    const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    for (const path of ['/common/login', '/stripe/webhook']) {
      const body = new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode('{"email":')),
        pull: (stream) => stream.error(reset),
      });
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
      const answer = await site.backend.fetch(new Request(`http://localhost/api/v1${path}`, init));
      expect(answer.status, path).toBe(400);
    }
    expect(site.logged.filter((line) => line.includes('ECONNRESET') || line.includes('"failed"'))).toEqual(
      [],
    );
    expect(site.logged.join('')).toContain('"status":400');
  });

  it('takes the id of a request from a proxy, and from nobody else', async () => {
    const id = { headers: { 'x-request-id': 'proxy-id-0001' } };
    const bare = await open();
    expect((await bare.call('/health', id)).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(bare.logged.join('')).not.toContain('proxy-id-0001');
    const proxied = await testBackend(
      { DATA_DIR: await temporaryFolder() },
      { settings: { TRUSTED_PROXIES: 1 } },
    );
    expect((await proxied.call('/health', id)).headers.get('x-request-id')).toBe('proxy-id-0001');
    const odd = await proxied.call('/health', { headers: { 'x-request-id': 'a"b\tc forged' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('writes one line a request, without tokens, codes, passwords and addresses', async () => {
    const site = await open();
    const token = await registerUser(site, 'ada@example.com');
    const ticket = await receiveTicket(site, 'ada@example.com', 'reset');
    await site.call('/userInfo?access_token=query-secret', { token });
    const lines = site.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests).toHaveLength(6);
    expect(requests.at(-1)).toMatchObject({ method: 'GET', path: '/userInfo', status: 200 });
    expect(Object.keys(requests[0] ?? {}).sort()).toEqual(
      [
        ...['account', 'hostname', 'id', 'level', 'method', 'ms', 'msg', 'network', 'path', 'pid'],
        ...['status', 'time'],
      ].sort(),
    );
    const log = site.logged.join('');
    for (const secret of [token, ticket, password, 'ada@', 'query-secret']) expect(log).not.toContain(secret);
  });

  it('writes whom and from where a request was about, by names that cannot be guessed back, and which limit refused it', async () => {
    const site = await open();
    const guess = (email: string, network: string) =>
      site.call('/common/login', {
        body: { email, password: 'guess', type: 'pc' },
        headers: { 'x-forwarded-for': network },
      });
    for (let tries = 0; tries < 11; tries += 1) await guess('ada@example.com', '192.0.2.1');
    await guess('bob@example.com', '192.0.2.1');
    await guess('ada@example.com', '192.0.2.2');
    const lines = site.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    const [first, ...rest] = lines.filter(({ msg }) => msg === 'request');
    const [otherAccount, otherNetwork] = rest.slice(-2);
    expect(rest[8]).toMatchObject({ account: first?.account, network: first?.network, status: 400 });
    expect(rest[9]).toMatchObject({ account: first?.account, status: 429, limit: 'login-asker' });
    expect(otherAccount?.network).toBe(first?.network);
    expect(otherAccount?.account).not.toBe(first?.account);
    expect(otherNetwork?.account).toBe(first?.account);
    expect(otherNetwork?.network).not.toBe(first?.network);
    expect(site.logged.join('')).not.toMatch(/ada@|bob@|192\.0\.2/);
  });

  it('shows nothing of an error of its own, and logs it without the values of a row', async () => {
    const site = await open();
    await site.backend.deps.db.schema.dropTable('codes').execute();
    const body = { email: 'ada@example.com', scene: 'reset', locale: 'en' };
    const answer = await site.call('/common/sesCode', { body });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ message: 'Something went wrong on our side.', code: 'internal' });
    const log = site.logged.join('');
    expect(log).toContain('no such table');
    expect(log).not.toContain('ada@');
  });

  it('never lets out an answer the contract does not know', async () => {
    const site = await testBackend(
      { DATA_DIR: await temporaryFolder() },
      {
        articles: {
          list: () => [{ name: 1 as unknown as string, path: 'p', category: { name: 'c', path: 'c' } }],
          has: () => true,
        },
      },
    );
    expect((await site.call('/common/article')).status).toBe(500);
  });

  it('works without a socket', async () => {
    const { backend } = await open();
    const response = await createApp(backend.deps).request('/api/v1/health');
    expect(await response.json()).toEqual({ data: { status: 'ok', version: expect.any(String) } });
  });

  it('tells strangers no version, but a name of the build', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'BUILD_ID'), 'build-1\n');
    const build = buildName(folder);
    expect(build).toMatch(/^[0-9a-f]{12}$/);
    const site = await testBackend({ DATA_DIR: await temporaryFolder() }, { build });
    expect((await site.call('/health')).body.data).toEqual({ status: 'ok', version: build });
    expect(JSON.stringify((await site.call('/health')).body)).not.toContain(packageFile.version);
    expect(buildName(await temporaryFolder())).toBe('unbuilt');
  });

  it('lets requests under way finish before it closes', async () => {
    const site = await open();
    const answers = Promise.all(
      Array.from({ length: 5 }, (_, user) =>
        site.call('/common/login', { body: { email: `u${user}@example.com`, password: 'x', type: 'pc' } }),
      ),
    );
    await site.backend.close();
    expect((await answers).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect((await site.call('/health')).status).toBe(500);
  });
});
