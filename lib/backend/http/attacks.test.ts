import { expect, it } from 'vitest';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnBothDatabases } from '@/tests/doubles/backend/databases';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';

const email = 'ada@example.com';

/** Every call with a body; none of them changes anything as it stands. */
const bodies = {
  '/common/login': {
    email,
    password: 'wrong',
    type: 'pc',
    channel: 'x',
    invite_code: 'y',
    fbc: 'f',
    fbp: 'g',
  },
  '/common/sesCode': { email: 'nobody', scene: 'reset', locale: 'en' },
  '/common/sesCodeVerify': { email: 'eve@example.com', code: '000000', scene: 'reset' },
  '/common/register': {
    email: 'eve@example.com',
    password: 'long enough',
    nickname: 'Eve',
    ticket: 'forged',
    type: 'pc',
    channel: 'x',
    invite_code: 'y',
    fbc: 'f',
    fbp: 'g',
  },
  '/common/findPassword': { email, password: 'long enough', ticket: 'forged' },
  '/common/jwtDecode': { credential: 'a.b.c' },
  '/common/google': { credential: 'a.b.c', channel: 'x', invite_code: 'y' },
  '/common/article/rate': { path: 'unknown', rate: 5 },
  '/contact': {
    name: 'Eve',
    email: 'nobody',
    topic: 'question',
    message: 'Hello',
    locale: 'en',
    website: '',
  },
} as const;

const fields = Object.entries(bodies).flatMap(([path, body]) =>
  Object.keys(body).map((field) => [path, field, body] as const),
);

const payloads = [
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  '"; DELETE FROM sessions; --',
  '$1 || (select password_hash from users)',
  'a\r\nBcc: victims@example.com',
  'ada@example.com\r\nBcc: victims@example.com',
  'ada@example.com, victim@example.com',
  '"Ada" <victim@example.com>',
  'nul\u0000byte',
  '\ud800',
];

/** Stripe is on, and nobody asks it anything. */
const settings = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

/** Asserts that a request is refused. */
async function expectRefused(
  site: TestBackend,
  ...[path, sent]: Parameters<TestBackend['call']>
): Promise<{ status: number; code: string | undefined }> {
  // Not the limits are tested here.
  await site.backend.deps.db.deleteFrom('rate_limits').execute();
  const { status, body } = await site.call(path, sent);
  expect(status, `${path} ${JSON.stringify(sent ?? '').slice(0, 200)}`).toBeGreaterThanOrEqual(400);
  expect(status, `${path} ${JSON.stringify(sent ?? '').slice(0, 200)}`).toBeLessThan(500);
  expect(Object.keys(body).filter((key) => !['message', 'code', 'fields'].includes(key))).toEqual([]);
  expect(body.message).toEqual(expect.any(String));
  return { status, code: body.code };
}

describeOnBothDatabases('attacks end in a clear refusal and an unchanged database:', (prepare) => {
  function itRefuses(name: string, attack: (site: TestBackend, token: string) => Promise<void>): void {
    it(name, async () => {
      const site = await testBackend(await prepare(), { settings });
      const token = await registerUser(site, email);
      const before = await site.snapshot();
      await attack(site, token);
      expect(await site.snapshot()).toEqual(before);
    });
  }

  itRefuses('SQL and header injection in every field of every body', async (site) => {
    for (const [path, field, body] of fields) {
      for (const payload of payloads) {
        await expectRefused(site, path, { body: { ...body, [field]: payload } });
      }
    }
  });

  itRefuses('other types than text in every field', async (site) => {
    for (const [path, field, body] of fields) {
      for (const value of [null, 1e308, [], {}, { $ne: '' }, ['a@example.com']]) {
        await expectRefused(site, path, { body: { ...body, [field]: value } });
      }
    }
  });

  itRefuses('SQL and line ends in queries, headers and tokens', async (site, token) => {
    for (const payload of payloads) {
      const encoded = encodeURIComponent(payload.replace('\ud800', '\ufffd'));
      await expectRefused(site, `/common/article/rate?path=${encoded}`);
      await expectRefused(site, `/common/logPath?path=/&locale=en&sign=${encoded}`);
      await expectRefused(site, `/common/article?pageSize=${encoded}`);
    }
    await expectRefused(site, '/common/logPath?path=/%0d%0a&locale=en&sign=page-path-log');
    await expectRefused(site, '/common/logFbclid?fbclid=a%00b');
    await expectRefused(site, '/common/logFb', { body: { fbc: 'a\r\nb' } });
    await expectRefused(site, '/common/article', { headers: { locale: "en' OR 1=1" } });
    for (const forged of [
      "' OR '1'='1",
      '',
      'x'.repeat(43),
      `${token}x`,
      token.slice(1),
      token.toLowerCase(),
    ]) {
      expect(await expectRefused(site, '/userInfo', { token: forged })).toEqual({
        status: 401,
        code: 'unauthorized',
      });
    }
    expect((await site.call('/userInfo', { token })).status).toBe(200);
  });

  itRefuses('SQL, line ends and other purchases in the calls of a purchase', async (site, token) => {
    for (const payload of [...payloads, '__proto__', '%']) {
      const encoded = encodeURIComponent(payload.replace('\ud800', '\ufffd'));
      await expectRefused(site, `/stripe/payUrl?vipId=${encoded}`, { token });
      await expectRefused(site, `/stripe/payUrl?vipId=vip-7&path=${encoded}${encoded}/`, { token });
      await expectRefused(site, `/stripe/payUrl?vipId=vip-7&isMobile=${encoded}`, { token });
      await expectRefused(site, `/stripe/status?logVipId=${encoded}`, { token });
      const page = await site.backend.fetch(
        new Request(`http://localhost/api/v1/sandbox/checkout/${encoded}`, {
          method: 'POST',
          body: new URLSearchParams({ action: 'pay' }),
        }),
      );
      expect(page.status).toBe(404);
    }
    await expectRefused(site, '/stripe/payUrl?vipId=vip-7', { token, headers: { locale: "en' OR 1=1" } });
    for (const path of ['/stripe/payUrl?vipId=vip-7', '/stripe/status?logVipId=x']) {
      expect(await expectRefused(site, path)).toEqual({ status: 401, code: 'unauthorized' });
    }
  });

  itRefuses('SQL, other types and forged tokens in the calls of an account', async (site, token) => {
    const bodies = {
      '/account/password': { method: 'POST', body: { password: 'wrong', newPassword: 'long enough' } },
      '/account': { method: 'DELETE', body: { confirm: 'eve@example.com' } },
    } as const;
    for (const [path, { method, body }] of Object.entries(bodies)) {
      for (const field of Object.keys(body)) {
        for (const value of [...payloads, null, {}, { $ne: '' }, [email], '']) {
          const sent = { ...body, [field]: value };
          expect((await expectRefused(site, path, { method, token, body: sent })).status).not.toBe(401);
        }
      }
      for (const forged of ['', 'x'.repeat(43), `${token}x`]) {
        const { status } = await expectRefused(site, path, { method, body, token: forged });
        expect(status).toBe(401);
      }
    }
    for (const query of ['', '?others=0', "?others=1' OR '1'='1", '?others=1&others=2']) {
      await expectRefused(site, `/account/sessions${query}`, { method: 'DELETE', token });
    }
    await expectRefused(site, '/account/sessions?others=1', { method: 'DELETE' });
    await expectRefused(site, '/account/sessions');
  });

  itRefuses('SQL, other types and forged tokens in the calls about corrections', async (site, token) => {
    const order = {
      ...{ key: 'key-of-order-000001', locale: 'en', type: 'own', mode: 'write' },
      ...{ prompt: { text: 'Describe your town.' }, text: 'I live in a town.' },
    };
    for (const field of Object.keys(order)) {
      for (const value of [...payloads, null, 1e308, [], {}, { $ne: '' }, { task: "ws-01' or '1'='1" }]) {
        await expectRefused(site, '/correction', { token, body: { ...order, [field]: value } });
      }
    }
    for (const payload of [...payloads, '__proto__', '%', '../account']) {
      const encoded = encodeURIComponent(payload.replace('\ud800', '\ufffd'));
      await expectRefused(site, `/correction?before=${encoded}`, { token });
      await expectRefused(site, `/correction?task=${'x'.repeat(61)}${encoded}`, { token });
      await expectRefused(site, `/correction/${encoded}`, { token });
      await expectRefused(site, `/correction/${encoded}`, { token, method: 'DELETE' });
      await expectRefused(site, `/correction/${encoded}/recording`, { token });
    }
    for (const path of [
      '/correction',
      `/correction/${'A'.repeat(22)}`,
      `/correction/${'A'.repeat(22)}/recording`,
    ]) {
      expect(await expectRefused(site, path)).toEqual({ status: 401, code: 'unauthorized' });
    }
    expect((await expectRefused(site, '/correction', { body: order })).status).toBe(401);
    expect((await expectRefused(site, '/correction', { token, raw: 'x'.repeat(70_000) })).status).toBe(413);
  });

  itRefuses('events that nobody signed, whatever they say', async (site) => {
    const grant = {
      id: 'evt_1',
      type: 'checkout.session.completed',
      data: { object: { payment_status: 'paid' } },
    };
    for (const raw of [JSON.stringify(grant), '', '{', 'null', '[]', ...payloads]) {
      for (const signature of ['t=1,v1=0', 't=x', "' OR 1=1", 'a'.repeat(4000)]) {
        const headers = { 'stripe-signature': signature };
        expect(await expectRefused(site, '/stripe/webhook', { raw, headers })).toEqual({
          status: 400,
          code: 'bad_signature',
        });
      }
    }
    expect((await expectRefused(site, '/stripe/webhook', { raw: 'x'.repeat(300_000) })).status).toBe(413);
  });

  it('but SQL in a log is kept as the text it is', async () => {
    const site = await testBackend(await prepare());
    const payload = "/');DROP/**/TABLE/**/users;--";
    const log = (path: string) =>
      site.call(`/common/logPath?${new URLSearchParams({ path, locale: 'en', sign: 'page-path-log' })}`);
    // No address has a blank in it.
    expect((await log("/'); DROP TABLE users; --")).status).toBe(422);
    expect((await log(payload)).status).toBe(200);
    const rows = await site.backend.deps.db.selectFrom('path_log').select('path').execute();
    expect(rows).toEqual([{ path: payload }]);
  });

  itRefuses('bodies that are too large, with a true, a false or no length', async (site) => {
    const large = JSON.stringify({ email, password: 'x'.repeat(1_000_000), type: 'pc' });
    const stream = () => new Blob([large]).stream();
    for (const path of Object.keys(bodies)) {
      for (const sent of [
        { raw: large },
        { raw: large, headers: { 'content-length': String(large.length) } },
        { raw: large, headers: { 'content-length': '10' } },
      ]) {
        expect(await expectRefused(site, path, sent)).toEqual({ status: 413, code: 'too_large' });
      }
    }
    const request = new Request('http://localhost/api/v1/common/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream(),
      duplex: 'half',
    } as RequestInit);
    expect((await site.backend.fetch(request)).status).toBe(413);
  });

  itRefuses('deeply nested JSON', async (site) => {
    const depth = 30_000;
    const lists = '['.repeat(depth) + ']'.repeat(depth);
    const objects = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    for (const path of Object.keys(bodies)) {
      for (const raw of [lists, objects, `{"email":${lists}}`, `{"path":${lists},"rate":5}`]) {
        expect((await expectRefused(site, path, { raw })).status).toBe(422);
      }
    }
  });

  itRefuses('what is not JSON', async (site) => {
    for (const raw of ['', '{', '{"email":"a"', 'email=a@b.c', new Uint8Array([0x22, 0xff, 0x22])]) {
      expect(await expectRefused(site, '/common/login', { raw })).toEqual({ status: 400, code: 'bad_json' });
    }
  });

  itRefuses('other content types', async (site) => {
    const raw = JSON.stringify({ email, password: 'long enough', type: 'pc' });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      'text/html, application/json',
      '',
    ]) {
      const refused = await expectRefused(site, '/common/login', { raw, headers: { 'content-type': type } });
      expect(refused).toEqual({ status: 415, code: 'bad_content_type' });
    }
  });

  itRefuses('names that mean something to JavaScript', async (site) => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      await expectRefused(site, '/common/login', { raw: `{"${name}":{"google":true,"email":"${email}"}}` });
    }
    expect(({} as Record<string, unknown>).google).toBeUndefined();
  });
});
