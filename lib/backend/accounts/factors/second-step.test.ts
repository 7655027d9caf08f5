import { expect, it } from 'vitest';
import { logIn, password, receiveTicket } from '@/tests/doubles/backend/accounts';
import { describeOnBothDatabases } from '@/tests/doubles/backend/databases';
import { beginLogin, secondStep, twoStepAccount } from '@/tests/doubles/backend/factors';
import { ada, googleStandIn, idToken } from '@/tests/doubles/backend/google';
import { readableMail } from '@/tests/doubles/backend/readable-mail';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import { settlingTime } from './recent-factors';

const { email } = ada;
const minute = 60_000;
const from = (network: string) => ({ 'x-forwarded-for': network });
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describeOnBothDatabases('the second step of a login', (prepare) => {
  it('opens the session; until then there is none, and the place is not known', async () => {
    const site = await testBackend(await prepare());
    const { code } = await twoStepAccount(site, email);
    const before = await site.snapshot();
    const login = await beginLogin(site, email, from('192.0.2.9'));
    expect(login.answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^login_step=[\w-]{22}; Path=\/api\/v1; Max-Age=600; HttpOnly; SameSite=Strict$/),
    ]);
    const { sessions, known_places } = await site.snapshot();
    expect([sessions, known_places]).toEqual([before.sessions, before.known_places]);
    const done = await secondStep(site, login, code());
    expect(done).toMatchObject({ status: 200, body: { data: { user: { email }, isNew: false } } });
    expect((await site.call('/userInfo', { token: done.body.data.token })).status).toBe(200);
    expect((await site.snapshot()).known_places?.length).toBeGreaterThan(before.known_places?.length ?? 0);
  });

  it('says of a wrong password what it says without two-step login', async () => {
    const site = await testBackend(await prepare());
    await twoStepAccount(site, email);
    await twoStepAccount(site, 'bob@example.com');
    await site.call('/account/two-step', {
      method: 'DELETE',
      token: (await secondStepToken(site, 'bob@example.com')) ?? '',
      body: { password },
    });
    const observe = async (address: string) => {
      site.statements();
      const { status, headers, body } = await logIn(site, address, 'not the password');
      return { status, names: [...headers.keys()].sort(), body, statements: site.statements() };
    };
    expect(await observe(email)).toEqual(await observe('bob@example.com'));
    expect(await observe(email)).toEqual(await observe('nobody@example.com'));
  });

  it('takes a code of the app once, also from two tabs at once', async () => {
    const site = await testBackend(await prepare());
    const { code } = await twoStepAccount(site, email);
    const [one, other] = [await beginLogin(site, email), await beginLogin(site, email)];
    const now = code();
    const answers = await Promise.all([secondStep(site, one, now), secondStep(site, other, now)]);
    expect(statuses(answers)).toEqual([200, 400]);
    const third = await beginLogin(site, email);
    expect(await secondStep(site, third, now)).toMatchObject({ status: 400, body: { code: 'bad_code' } });
    site.pass(30_000);
    expect((await secondStep(site, third, code())).status).toBe(200);
  });

  it('takes a recovery code once, also from two tabs at once, however it is typed, and tells the owner', async () => {
    const site = await testBackend(await prepare());
    const { recoveryCodes, known } = await twoStepAccount(site, email);
    const [first = '', second = ''] = recoveryCodes;
    const logins = [await beginLogin(site, email, known), await beginLogin(site, email, known)];
    site.pass(1000);
    const answers = await Promise.all(logins.map((login) => secondStep(site, login, first)));
    expect(statuses(answers)).toEqual([200, 400]);
    const mail = readableMail(await site.mailTo(email));
    expect(mail).toContain('Subject: A recovery code was used');
    expect(mail).toContain('9 codes are left');
    const typed = ` ${second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect((await secondStep(site, await beginLogin(site, email, known), typed)).status).toBe(200);
  });

  it('takes a ticket once, within ten minutes, from the browser it was given to', async () => {
    const site = await testBackend(await prepare());
    const { code } = await twoStepAccount(site, email);
    const login = await beginLogin(site, email);
    const refused = { status: 400, body: { code: 'bad_ticket' } };
    expect(await secondStep(site, { ...login, browser: {} }, code())).toMatchObject(refused);
    const elsewhere = { cookie: `login_step=${'A'.repeat(22)}` };
    expect(await secondStep(site, { ...login, browser: elsewhere }, code())).toMatchObject(refused);
    expect(await secondStep(site, { ...login, ticket: 'forged' }, code())).toMatchObject(refused);
    expect((await secondStep(site, login, code())).status).toBe(200);
    site.pass(30_000);
    expect(await secondStep(site, login, code())).toMatchObject(refused);
    const late = await beginLogin(site, email);
    site.pass(10 * minute);
    expect(await secondStep(site, late, code())).toMatchObject(refused);
  });

  it('lets a ticket be used by one of two right codes that come at once', async () => {
    const site = await testBackend(await prepare());
    const { code, recoveryCodes } = await twoStepAccount(site, email);
    const login = await beginLogin(site, email);
    const codes = [code(), recoveryCodes[0] ?? ''];
    const answers = await Promise.all(codes.map((one) => secondStep(site, login, one)));
    expect(statuses(answers)).toEqual([200, 400]);
    expect((await site.snapshot()).sessions).toHaveLength(2);
  });

  it('is over when the password is changed meanwhile, in the account or by mail', async () => {
    const site = await testBackend(await prepare());
    const { token, code, recoveryCodes, known } = await twoStepAccount(site, email);
    // A reset takes newer factors away, and what waits for them with them.
    site.pass(settlingTime);
    const login = await beginLogin(site, email);
    const body = { password, newPassword: 'another good one' };
    expect((await site.call('/account/password', { token, body })).status).toBe(200);
    expect(await secondStep(site, login, code())).toMatchObject({ body: { code: 'bad_ticket' } });
    const changed = await logIn(site, email, body.newPassword);
    expect(changed.status).toBe(409);
    const ticket = await receiveTicket(site, email, 'reset', known);
    const reset = { email, password: 'a third good one', ticket, code: recoveryCodes[0] };
    expect((await site.call('/common/findPassword', { body: reset, headers: known })).status).toBe(200);
    expect((await site.snapshot()).step_tickets).toEqual([]);
  });

  it('is asked for after a sign-in by Google as well, which links the accounts only then', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    const { code } = await twoStepAccount(site, email);
    const claims = { ...ada, hd: 'example.com' };
    const google = async (path: string, more: object) => {
      const credential = await idToken(claims, { now: site.backend.deps.now() });
      const answer = await site.call(path, { body: { credential, ...more } });
      return { answer, ticket: (answer.body as { ticket?: string }).ticket ?? '' };
    };
    const cookie = (headers: Headers) => ({ cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' });
    const first = await google('/common/login', { google: true, email, type: 'pc' });
    expect(first.answer).toMatchObject({ status: 409, body: { code: 'second_factor' } });
    expect((await site.snapshot()).identities).toEqual([]);
    const browser = cookie(first.answer.headers);
    expect((await secondStep(site, { ticket: first.ticket, browser }, code())).status).toBe(200);
    expect((await site.snapshot()).identities).toHaveLength(1);

    site.pass(30_000);
    const tap = await google('/common/google', {});
    expect(tap.answer).toMatchObject({ status: 409, body: { code: 'second_factor' } });
    const again = { ticket: tap.ticket, browser: cookie(tap.answer.headers) };
    expect((await secondStep(site, again, code())).status).toBe(200);
  });
});

async function secondStepToken(site: TestBackend, address: string): Promise<string | undefined> {
  const db = site.backend.deps.db;
  // Nobody's app is at hand: the account is opened by hand.
  await db
    .deleteFrom('two_step')
    .where('user_id', 'in', db.selectFrom('users').select('id').where('email', '=', address))
    .execute();
  return (await logIn(site, address, password)).body.data.token;
}

describeOnBothDatabases('guesses at the second step', (prepare) => {
  it('are few for somebody who knows the password, from however many places, and the owner is told once', async () => {
    const site = await testBackend(await prepare());
    const { wrongCode } = await twoStepAccount(site, email, from('192.0.2.1'));
    const seen: number[] = [];
    for (let place = 0; place < 12; place += 1) {
      const login = await beginLogin(site, email, from(`203.0.113.${place}`));
      for (let guess = 0; guess < 5; guess += 1)
        seen.push((await secondStep(site, login, wrongCode())).status);
    }
    expect(seen.filter((status) => status === 400)).toHaveLength(40);
    expect(seen.slice(40)).toEqual(Array.from({ length: 20 }, () => 429));
    expect(readableMail(await site.mailTo(email))).toContain('Subject: Somebody is trying to log in');
    const told = site.logged.filter((line) => line.includes('mail factorChanged'));
    expect(told.every((line) => !line.includes('failed'))).toBe(true);
  });

  it('do not lock the owner out: not from a browser that has signed in, nor from anywhere with a recovery code', async () => {
    const site = await testBackend(await prepare());
    const { code, wrongCode, recoveryCodes, known } = await twoStepAccount(site, email, from('192.0.2.1'));
    for (let place = 0; place < 10; place += 1) {
      const login = await beginLogin(site, email, from(`203.0.113.${place}`));
      for (let guess = 0; guess < 5; guess += 1) await secondStep(site, login, wrongCode());
    }
    const stranger = await beginLogin(site, email, from('198.51.100.1'));
    expect((await secondStep(site, stranger, code())).status).toBe(429);
    const away = await beginLogin(site, email, from('198.51.100.2'));
    expect((await secondStep(site, away, recoveryCodes[0] ?? '')).status).toBe(200);
    const own = await beginLogin(site, email, { ...from('198.51.100.3'), ...known });
    expect((await secondStep(site, own, code())).status).toBe(200);
  });

  it('of many at once are counted before they are judged', async () => {
    const site = await testBackend(await prepare());
    const { wrongCode } = await twoStepAccount(site, email);
    const login = await beginLogin(site, email, from('203.0.113.1'));
    const answers = await Promise.all(Array.from({ length: 30 }, () => secondStep(site, login, wrongCode())));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});
