import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '@/tests/doubles/backend/databases';
import {
  password,
  receiveCode,
  receiveTicket,
  registerUser,
  tryCode,
  wrong,
} from '@/tests/doubles/backend/accounts';
import { testBackend } from '@/tests/doubles/backend/test-backend';

const email = 'ada@example.com';
const minute = 60_000;
const day = 24 * 60 * minute;

describeOnBothDatabases('accounts', (prepare) => {
  it('opens an account by code and ticket, and knows its user by token', async () => {
    const site = await testBackend(await prepare());
    const ticket = await receiveTicket(site, email, 'register');
    const registered = await site.call<{ token: string }>('/common/register', {
      body: {
        email: ' Ada@Example.com ',
        password,
        nickname: 'Ada',
        ticket,
        type: 'pc',
        channel: 'x-1',
        invite_code: 'F1',
      },
    });
    expect(registered.status).toBe(200);
    const info = await site.call('/userInfo', { token: registered.body.data.token });
    expect(info.body.data).toEqual({
      id: expect.any(String),
      email,
      name: 'Ada',
      nickname: 'Ada',
      avatar: null,
      temp: false,
      vipEndTime: null,
      freeVipEndTime: null,
      examNum: 0,
      correctNum: 0,
      hasPassword: true,
      unlimited: false,
    });
    const row = await site.backend.deps.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ channel: 'x-1', invite_code: 'F1' });
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('stores no token, code, ticket or password as it is', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    const ticket = await receiveTicket(site, email, 'reset');
    const { code, challenge } = await receiveCode(site, email, 'reset');
    const stored = JSON.stringify(await site.snapshot());
    for (const secret of [token, ticket, `"${code}"`, challenge, password])
      expect(stored).not.toContain(secret);
  });

  it('signs in with the password, whatever the case of the address, and out again', async () => {
    const site = await testBackend(await prepare());
    await registerUser(site, email);
    const login = await site.call<{ token: string; isNew: boolean }>('/common/login', {
      body: { email: 'ADA@example.com', password, type: 'pc' },
    });
    expect(login).toMatchObject({ status: 200, body: { data: { isNew: false, user: { email } } } });
    const { token } = login.body.data;
    expect(await site.call('/logout', { token, body: { domain: 'localhost' } })).toMatchObject({
      status: 200,
      body: { data: true },
    });
    expect(await site.call('/userInfo', { token })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });

  it('ends a session after 90 days, however often it is used', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    for (const days of [29, 29, 29]) {
      site.pass(days * day);
      expect((await site.call('/userInfo', { token })).status).toBe(200);
    }
    site.pass(3 * day - 1);
    expect((await site.call('/userInfo', { token })).status).toBe(200);
    site.pass(1);
    expect((await site.call('/userInfo', { token })).status).toBe(401);
  });

  it('refuses a wrong password, and a right one for another address, alike', async () => {
    const site = await testBackend(await prepare());
    await registerUser(site, email);
    for (const body of [
      { email, password: 'wrong', type: 'pc' },
      { email: 'bob@example.com', password, type: 'pc' },
    ]) {
      const { status, body: answer } = await site.call('/common/login', { body });
      expect({ status, answer }).toEqual({
        status: 400,
        answer: { message: 'The email address or the password is wrong.', code: 'bad_credentials' },
      });
    }
  });

  it('resets the password and ends every session of that user alone', async () => {
    const site = await testBackend(await prepare());
    const first = await registerUser(site, email);
    const other = await registerUser(site, 'bob@example.com');
    const ticket = await receiveTicket(site, email, 'reset');
    const body = { email, password: 'a new password', ticket };
    expect(await site.call('/common/findPassword', { body })).toMatchObject({
      status: 200,
      body: { data: true },
    });
    expect((await site.call('/userInfo', { token: first })).status).toBe(401);
    expect((await site.call('/userInfo', { token: other })).status).toBe(200);
    const login = (attempt: string) =>
      site.call('/common/login', { body: { email, password: attempt, type: 'pc' } });
    expect((await login(password)).status).toBe(400);
    expect((await login('a new password')).status).toBe(200);
  });

  it('lets a code live ten minutes, beside the one that was asked for after it', async () => {
    const site = await testBackend(await prepare());
    const old = await receiveCode(site, email, 'register');
    const fresh = await receiveCode(site, email, 'register');
    site.pass(10 * minute - 61_000 - 1);
    expect((await tryCode(site, old)).status).toBe(200);
    site.pass(61_000 + 1);
    expect(await tryCode(site, fresh)).toMatchObject({ status: 400, body: { code: 'bad_code' } });
  });

  it('takes a code for the challenge it was sent for, and for no other', async () => {
    const site = await testBackend(await prepare());
    const mine = await receiveCode(site, email, 'register');
    const other = await receiveCode(site, 'bob@example.com', 'register');
    const { challenge } = other;
    expect(challenge).toMatch(/^[\w-]{22}$/);
    const { code, scene } = mine;
    for (const body of [
      { email, code, scene },
      { ...mine, challenge: 'made-up' },
      { ...mine, challenge },
      { ...mine, email: 'bob@example.com' },
    ]) {
      expect(await tryCode(site, body)).toMatchObject({ status: 400, body: { code: 'bad_code' } });
    }
    expect((await tryCode(site, mine)).status).toBe(200);
  });

  it('keeps the codes of the two scenes apart', async () => {
    const site = await testBackend(await prepare());
    await registerUser(site, email);
    const received = await receiveCode(site, email, 'register');
    const verified = await tryCode(site, { ...received, scene: 'reset' });
    expect(verified.status).toBe(400);
  });

  it('takes a code once', async () => {
    const site = await testBackend(await prepare());
    const received = await receiveCode(site, email, 'register');
    const tries = await Promise.all(Array.from({ length: 4 }, () => tryCode(site, received)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('lets a ticket live 15 minutes', async () => {
    const site = await testBackend(await prepare());
    const ticket = await receiveTicket(site, email, 'register');
    site.pass(15 * minute);
    const body = { email, password, nickname: 'Ada', ticket, type: 'pc' };
    expect(await site.call('/common/register', { body })).toMatchObject({
      status: 400,
      body: { code: 'bad_ticket' },
    });
  });

  it('tells that an address is taken only to who has proved to own it', async () => {
    const site = await testBackend(await prepare());
    await registerUser(site, email);
    const body = { email, password, nickname: 'Eve', type: 'pc' };
    expect(await site.call('/common/register', { body: { ...body, ticket: 'guess' } })).toMatchObject({
      status: 400,
      body: { code: 'bad_ticket' },
    });
    const ticket = await receiveTicket(site, email, 'register');
    expect(await site.call('/common/register', { body: { ...body, ticket } })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
  });

  it('opens one account when two registrations for one address meet', async () => {
    const site = await testBackend(await prepare());
    const tickets = [
      await receiveTicket(site, email, 'register'),
      await receiveTicket(site, email, 'register'),
    ];
    const answers = await Promise.all(
      tickets.map((ticket) =>
        site.call('/common/register', { body: { email, password, nickname: 'Ada', ticket, type: 'pc' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('names each field that breaks its rule', async () => {
    const site = await testBackend(await prepare());
    const body = { email: 'nobody', password: 'short', nickname: ' ', ticket: 't', type: 'pc' };
    const answer = await site.call('/common/register', { body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual(['email', 'nickname', 'password']);
  });

  it('voids a code after five wrong tries, also when they come at once', async () => {
    const site = await testBackend(await prepare());
    const first = await receiveCode(site, email, 'register');
    const second = await receiveCode(site, email, 'register');
    const tries = await Promise.all(Array.from({ length: 5 }, () => tryCode(site, wrong(first))));
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    const right = await tryCode(site, first);
    expect(right).toMatchObject({ status: 429, body: { code: 'slow_down' } });
    expect(right.headers.get('retry-after')).toBe('60');
    expect((await tryCode(site, second)).status).toBe(200);
  });

  it('refuses a password that is guessed first, and leaves the ticket for another one', async () => {
    const site = await testBackend(await prepare());
    const ticket = await receiveTicket(site, email, 'register');
    const register = (attempt: string) =>
      site.call('/common/register', {
        body: { email, password: attempt, nickname: 'Lovelace', ticket, type: 'pc' },
      });
    expect(await register('password')).toMatchObject({
      status: 422,
      body: { code: 'common_password', fields: { password: expect.any(String) } },
    });
    expect(await register('lovelace1')).toMatchObject({
      status: 422,
      body: { code: 'personal_password', fields: { password: expect.any(String) } },
    });
    expect((await register(password)).status).toBe(200);

    const again = await receiveTicket(site, email, 'reset');
    const reset = (attempt: string) =>
      site.call('/common/findPassword', { body: { email, password: attempt, ticket: again } });
    expect(await reset('12345678')).toMatchObject({ status: 422, body: { code: 'common_password' } });
    expect(await reset('Ada@example.com')).toMatchObject({
      status: 422,
      body: { code: 'personal_password' },
    });
    expect((await reset('a new password')).status).toBe(200);
  });
});
