import { expect, it } from 'vitest';
import {
  askForCode,
  cookieOf,
  logIn,
  password,
  receiveTicket,
  registerFrom,
  tryCode,
} from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';

const email = 'ada@example.com';
const minute = 60_000;
const hour = 60 * minute;
const from = (network: string) => ({ 'x-forwarded-for': network });
/** One of the networks that one customer of IPv6 can have. */
const block = (network: number) => from(`2001:db8:1:${(network << 8).toString(16)}::1`);
const home = from('192.0.2.1');
const somewhereElse = from('192.0.2.77');

/** What strangers do at a time against one account, from ever new networks: more guesses than any ceiling of it lets pass. */
async function strangersCome(site: TestBackend, when: number): Promise<void> {
  const strangers = Array.from({ length: 12 }, (_, stranger) => from(`198.18.${when}.${stranger}`));
  await Promise.all(
    strangers.map(async (stranger, index) => {
      const asked = await askForCode(site, email, index % 2 ? 'reset' : 'register', stranger);
      const { challenge } = asked.body.data;
      for (let guess = 0; guess < 2; guess += 1) {
        await tryCode(site, { email, code: '000000', scene: 'reset', challenge }, stranger);
      }
      for (let guess = 0; guess < 9; guess += 1) await logIn(site, email, `guess ${guess}`, stranger);
    }),
  );
}

/** Strangers ask for more codes than an address is mailed in a day. */
async function strangersUseUpTheMail(site: TestBackend): Promise<void> {
  for (let asked = 0; asked < 60; asked += 1) {
    await askForCode(site, email, 'reset', from(`198.19.0.${asked}`));
  }
}

/** Resets the password by mail, and signs in with the new one. */
async function resetPassword(site: TestBackend, to: string, headers: Record<string, string>): Promise<void> {
  const ticket = await receiveTicket(site, email, 'reset', headers);
  const body = { email, password: to, ticket };
  expect((await site.call('/common/findPassword', { body, headers })).status).toBe(200);
  expect((await logIn(site, email, to, headers)).status).toBe(200);
}

describeOnDatabases("a stranger's day against one account", (prepare) => {
  it('lets its owner sign in and reset the password at any moment of it, from the browser she has signed in by, wherever she is', async () => {
    const site = await testBackend(await prepare());
    const browser = cookieOf(await registerFrom(site, email, home));
    await strangersUseUpTheMail(site);
    let current = password;
    for (let when = 0; when < 8; when += 1) {
      await strangersCome(site, when);
      const place = { ...from(`203.0.113.${when}`), ...browser };
      expect((await logIn(site, email, current, place)).status, `time ${when}`).toBe(200);
      current = `a new password ${when}`;
      await resetPassword(site, current, place);
      site.pass(2.5 * hour);
    }
  });

  it('lets its owner sign in and reset the password at any moment of it, from the network she has signed in from', async () => {
    const site = await testBackend(await prepare());
    await registerFrom(site, email, home);
    await strangersUseUpTheMail(site);
    let current = password;
    for (let when = 0; when < 4; when += 1) {
      await strangersCome(site, when);
      expect((await logIn(site, email, current, home)).status, `time ${when}`).toBe(200);
      current = `a new password ${when}`;
      await resetPassword(site, current, home);
      site.pass(5 * hour);
    }
  });

  it('lets its owner sign in at any moment of it from a new place too, at her first try', async () => {
    const site = await testBackend(await prepare());
    await registerFrom(site, email, home);
    for (let when = 0; when < 4; when += 1) {
      await strangersCome(site, when);
      const answer = await logIn(site, email, password, from(`203.0.113.${when}`));
      expect(answer.status, `time ${when}`).toBe(200);
      site.pass(5 * hour);
    }
  });

  it('keeps her from a code at a new place for half an hour at most, unless ever new blocks ask', async () => {
    const site = await testBackend(await prepare());
    await registerFrom(site, email, home);
    await strangersCome(site, 1);
    await resetPassword(site, 'a new password', somewhereElse);
    await strangersUseUpTheMail(site);
    await expect(receiveTicket(site, email, 'reset', from('192.0.2.78'))).rejects.toThrow();
    await resetPassword(site, 'another password', somewhereElse);
    site.pass(30 * minute);
    await receiveTicket(site, email, 'reset', block(1));
    site.pass(30 * minute);
    for (let network = 1; network < 5; network += 1) await askForCode(site, email, 'reset', block(network));
    await resetPassword(site, 'a newer password', from('192.0.2.79'));
    site.pass(24 * hour);
    await resetPassword(site, 'the newest password', from('192.0.2.80'));
  });

  it('lets her open the account that strangers of one block want to keep her from', async () => {
    const site = await testBackend(await prepare());
    const statuses: number[] = [];
    for (let network = 0; network < 51; network += 1) {
      statuses.push((await askForCode(site, email, 'register', block(network))).status);
      site.pass(minute);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    await registerFrom(site, email, from('2001:db8:2::1'));
  });

  it('does not void the code its owner waits for', async () => {
    const site = await testBackend(await prepare());
    await registerFrom(site, email, home);
    site.pass(2 * minute);
    const mine = await askForCode(site, email, 'reset', somewhereElse);
    const code = /\r\n(\d{6})\r\n/.exec((await site.mailTo(email)) ?? '')?.[1] ?? '';
    await strangersCome(site, 1);
    const { challenge } = mine.body.data;
    expect((await tryCode(site, { email, scene: 'reset', code, challenge }, somewhereElse)).status).toBe(200);
  });

  it('still limits who guesses from a device or a network of the owner', async () => {
    const site = await testBackend(await prepare());
    const browser = cookieOf(await registerFrom(site, email, home));
    for (const place of [home, { ...somewhereElse, ...browser }]) {
      for (let guess = 0; guess < 10; guess += 1) {
        expect((await logIn(site, email, `guess ${guess}`, place)).status).toBe(400);
      }
      expect((await logIn(site, email, password, place)).status).toBe(429);
    }
  });
});
