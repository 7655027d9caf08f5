import { expect, it } from 'vitest';
import { cookieOf, logIn, password, receiveTicket, registerFrom } from '@/tests/doubles/backend/accounts';
import { appCode } from '@/tests/doubles/backend/app-code';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import {
  beginLogin,
  confirmTwoStep,
  secondStep,
  startTwoStep,
  twoStepAccount,
} from '@/tests/doubles/backend/factors';
import { passkeyChallenge, passkeySignIn, passkeysOf, withPasskey } from '@/tests/doubles/backend/passkeys';
import { readableMail } from '@/tests/doubles/backend/readable-mail';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import { settlingTime } from './recent-factors';

const email = 'ada@example.com';
const from = (network: string) => ({ 'x-forwarded-for': network });
const [home, elsewhere] = [from('192.0.2.1'), from('203.0.113.1')];

/** An account whose password somebody else knows, who is logged in already. */
async function sharedAccount(site: TestBackend) {
  const registered = await registerFrom(site, email, home);
  const other = await logIn(site, email, password, elsewhere);
  return {
    token: registered.body.data.token,
    browser: { ...home, ...cookieOf(registered) },
    otherToken: other.body.data.token,
    otherBrowser: { ...elsewhere, ...cookieOf(other) },
    places: async () => (await site.snapshot()).known_places?.length,
  };
}

describeOnDatabases('somebody who knows the password and is logged in already', (prepare) => {
  it('is out once two-step login is on, and a stranger to its limits', async () => {
    const site = await testBackend(await prepare());
    const { token, browser, otherToken, otherBrowser, places } = await sharedAccount(site);
    expect(await places()).toBe(4);
    const { setup, secret } = (await startTwoStep(site, token)).body.data;
    const code = appCode(secret, site.backend.deps.now());
    const confirmed = await site.call('/account/two-step', {
      token,
      body: { setup, code },
      headers: browser,
    });
    expect(confirmed.status).toBe(200);
    const off = { method: 'DELETE', token: otherToken, body: { password } };
    expect((await site.call('/account/two-step', off)).status).toBe(401);
    expect((await site.call('/userInfo', { token })).status).toBe(200);
    expect(await places()).toBe(2);
    // A device that is known has its own tries; all others share theirs.
    await site.backend.deps.db.deleteFrom('rate_limits').execute();
    await secondStep(site, await beginLogin(site, email, otherBrowser), '000000');
    await secondStep(site, await beginLogin(site, email, browser), '000000');
    const counters = await site.backend.deps.db
      .selectFrom('rate_limits')
      .select('points')
      .where('key', 'like', 'second-step-user:%')
      .execute();
    expect(counters.map(({ points }) => Number(points))).toEqual([1]);
  });

  it('is out when both come at once', async () => {
    const site = await testBackend(await prepare());
    const { token } = await sharedAccount(site);
    const { setup, secret } = (await startTwoStep(site, token)).body.data;
    const [confirmed, login] = await Promise.all([
      confirmTwoStep(site, token, setup, appCode(secret, site.backend.deps.now())),
      logIn(site, email, password, elsewhere),
    ]);
    expect(confirmed.status).toBe(200);
    expect([200, 409]).toContain(login.status);
    expect((await site.snapshot()).sessions).toHaveLength(1);
  });

  it('is a stranger after a new password, chosen in the account or by mail', async () => {
    const site = await testBackend(await prepare());
    const { token, browser, places } = await sharedAccount(site);
    const body = { password, newPassword: 'another good one' };
    expect((await site.call('/account/password', { token, body, headers: browser })).status).toBe(200);
    expect(await places()).toBe(2);
    await logIn(site, email, body.newPassword, elsewhere);
    expect(await places()).toBe(4);
    const ticket = await receiveTicket(site, email, 'reset', browser);
    const reset = { email, password: 'a third good one', ticket };
    expect((await site.call('/common/findPassword', { body: reset, headers: browser })).status).toBe(200);
    expect(await places()).toBe(2);
  });
});

describeOnDatabases('who adds to the account of somebody else what is theirs', (prepare) => {
  it('is out by a new password that the owner sets by mail within three days', async () => {
    const site = await testBackend(await prepare());
    const owner = await registerFrom(site, email, home);
    const browser = { ...home, ...cookieOf(owner) };
    const kept = await withPasskey(site, owner.body.data.token);
    site.pass(settlingTime);
    const other = (await logIn(site, email, password, elsewhere)).body.data.token;
    await withPasskey(site, other);
    const { setup, secret } = (await startTwoStep(site, other)).body.data;
    const code = appCode(secret, site.backend.deps.now());
    expect((await confirmTwoStep(site, other, setup, code)).status).toBe(200);
    site.pass(settlingTime - 3_600_000);
    const ticket = await receiveTicket(site, email, 'reset', browser);
    const reset = { email, password: 'another good one', ticket };
    expect((await site.call('/common/findPassword', { body: reset, headers: browser })).status).toBe(200);
    const login = await logIn(site, email, reset.password, browser);
    expect(login.status).toBe(200);
    expect(await passkeysOf(site, login.body.data.token)).toHaveLength(1);
    const { options, browser: asker } = await passkeyChallenge(site, browser);
    const headers = { ...home, cookie: `${browser.cookie}; ${asker.cookie}` };
    expect((await passkeySignIn(site, kept.get(options), headers)).status).toBe(200);
    const rows = await site.snapshot();
    expect([rows.two_step, rows.recovery_codes]).toEqual([[], []]);
  });
});

describeOnDatabases('strangers at the second step', (prepare) => {
  it('do not use up the logins of their network by tickets that are none', async () => {
    const site = await testBackend(await prepare());
    const { code } = await twoStepAccount(site, email);
    const bogus = { ticket: 'none', browser: elsewhere };
    let last = 0;
    for (let sent = 0; sent < 61; sent += 1) last = (await secondStep(site, bogus, '123456')).status;
    expect(last).toBe(429);
    const login = await beginLogin(site, email, elsewhere);
    expect((await secondStep(site, login, code())).status).toBe(200);
  });

  it('do not choose the language in which the owner is warned of them', async () => {
    const site = await testBackend(await prepare());
    const { wrongCode, recoveryCodes } = await twoStepAccount(site, email, { ...home, locale: 'en' });
    const login = await beginLogin(site, email, elsewhere);
    const thai = { ...login, browser: { ...login.browser, locale: 'th' } };
    for (let guess = 0; guess < 10; guess += 1) await secondStep(site, thai, wrongCode());
    expect(readableMail(await site.mailTo(email))).toContain('Subject: Somebody is trying to log in');
    site.pass(15 * 60_000);
    const next = await beginLogin(site, email, { ...elsewhere, locale: 'th' });
    expect((await secondStep(site, next, recoveryCodes[0] ?? '')).status).toBe(200);
    expect(readableMail(await site.mailTo(email))).toContain('Subject: A recovery code was used');
  });
});
