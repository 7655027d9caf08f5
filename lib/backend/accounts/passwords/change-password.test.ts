import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { password, receiveTicket, registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { ada, googleStandIn, idToken } from '@/tests/doubles/backend/google';
import { readableMail } from '@/tests/doubles/backend/readable-mail';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';

const email = 'ada@example.com';
const fresh = 'a quite different phrase';
const minute = 60_000;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

function change(site: TestBackend, token: string, body: object, headers: Record<string, string> = {}) {
  return site.call('/account/password', { token, body, headers });
}

function login(site: TestBackend, attempt: string) {
  return site.call<{ token: string }>('/common/login', { body: { email, password: attempt, type: 'pc' } });
}

const statusOf = async (site: TestBackend, token: string) => (await site.call('/userInfo', { token })).status;

async function signInByGoogle(site: TestBackend): Promise<string> {
  const credential = await idToken({ ...ada }, { now: site.backend.deps.now() });
  const { body } = await site.call<{ token: string }>('/common/google', { body: { credential } });
  return body.data.token;
}

describeOnDatabases('changing a password', (prepare) => {
  it('asks for the old one, keeps this session and ends the others', async () => {
    const site = await testBackend(await prepare());
    const first = await registerUser(site, email);
    const bob = await registerUser(site, 'bob@example.com');
    const second = (await login(site, password)).body.data.token;
    expect(await change(site, second, { password, newPassword: fresh })).toMatchObject({
      status: 200,
      body: { data: true },
    });
    expect(await Promise.all([first, second, bob].map((token) => statusOf(site, token)))).toEqual([
      401, 200, 200,
    ]);
    expect((await login(site, password)).status).toBe(400);
    expect((await login(site, fresh)).status).toBe(200);
  });

  it('voids a reset that somebody else has under way', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    const ticket = await receiveTicket(site, email, 'reset');
    expect((await change(site, token, { password, newPassword: fresh })).status).toBe(200);
    const reset = await site.call('/common/findPassword', { body: { email, password, ticket } });
    expect(reset).toMatchObject({ status: 400, body: { code: 'bad_ticket' } });
  });

  it('refuses a wrong old one, none, and one that is too short, and changes nothing', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    const before = await site.snapshot();
    const refusals = [
      [{ password: 'wrong', newPassword: fresh }, 400, 'bad_credentials'],
      [{ newPassword: fresh }, 422, 'invalid'],
      [{ password, newPassword: 'short' }, 422, 'invalid'],
      [{ password, newPassword: 'password1' }, 422, 'common_password'],
      [{ password, newPassword: `${email}1` }, 422, 'personal_password'],
      [{ password: 'wrong', newPassword: 'password1' }, 400, 'bad_credentials'],
    ] as const;
    for (const [body, status, code] of refusals) {
      expect(await change(site, token, body)).toMatchObject({ status, body: { code } });
    }
    const common = await change(site, token, { password, newPassword: 'password1' });
    expect(Object.keys(common.body.fields ?? {})).toEqual(['newPassword']);
    expect(await site.snapshot()).toEqual(before);
    expect(await site.mailTo(email)).toContain('code');
  });

  it('lets who holds a token guess the old one ten times', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, guess) =>
        change(
          site,
          token,
          { password: `guess ${guess}`, newPassword: fresh },
          { 'x-forwarded-for': `192.0.2.${guess}` },
        ),
      ),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    const right = await change(site, token, { password, newPassword: fresh });
    expect(right).toMatchObject({ status: 429, body: { code: 'slow_down' } });
    site.pass(15 * minute);
    expect((await change(site, token, { password, newPassword: fresh })).status).toBe(200);
  });

  it('happens once when two ask at the same moment', async () => {
    const site = await testBackend(await prepare());
    const first = await registerUser(site, email);
    const second = (await login(site, password)).body.data.token;
    const answers = await Promise.all([
      change(site, first, { password, newPassword: 'the first of two' }),
      change(site, second, { password, newPassword: 'the second of two' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [one, other] = answers.map(({ status }) => status === 200);
    expect(await Promise.all([first, second].map((token) => statusOf(site, token)))).toEqual([
      one ? 200 : 401,
      other ? 200 : 401,
    ]);
  });

  it('gives an account without one its first, after a sign-in of the last 15 minutes', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn() });
    const old = await signInByGoogle(site);
    site.pass(15 * minute + 1);
    expect(await change(site, old, { newPassword: fresh })).toMatchObject({
      status: 403,
      body: { code: 'sign_in_again' },
    });
    expect((await change(site, old, { password: '', newPassword: fresh })).status).toBe(422);
    const token = await signInByGoogle(site);
    expect((await change(site, token, { newPassword: fresh })).status).toBe(200);
    expect((await login(site, fresh)).status).toBe(200);
    expect(await statusOf(site, old)).toBe(401);
    expect((await change(site, token, { newPassword: 'yet another phrase' })).status).toBe(422);
  });

  it('is told to the owner: when, from which device, and what to do', async () => {
    const site = await testBackend(await prepare(), { settings: { SITE_URL: 'https://www.example.com' } });
    const token = await registerUser(site, email);
    site.pass(1000);
    await change(site, token, { password, newPassword: fresh }, { 'user-agent': iphone });
    const mail = readableMail(await site.mailTo(email));
    for (const part of [
      'password was changed',
      'January 15, 2026',
      'UTC',
      'Device: Safari, iOS',
      'https://www.example.com/forget',
    ]) {
      expect(mail).toContain(part);
    }
    expect(mail).not.toContain(fresh);
  });

  it('is told after a reset as well, in the language of the request, else of the account', async () => {
    const site = await testBackend(await prepare());
    const subjects = new Set<string | undefined>();
    for (const locale of locales) {
      const address = `${locale}@example.com`;
      await registerUser(site, address);
      const ticket = await receiveTicket(site, address, 'reset');
      const body = { email: address, password: fresh, ticket };
      site.pass(1000);
      expect((await site.call('/common/findPassword', { body, headers: { locale } })).status).toBe(200);
      const mail = readableMail(await site.mailTo(address));
      expect(mail).not.toMatch(/\n\d{6}\n/);
      subjects.add(/^Subject: (.*)$/m.exec(mail)?.[1]);
      // Every test account comes from a network of its own: the limits are not what is tested.
      await site.backend.deps.db.deleteFrom('rate_limits').execute();
    }
    expect(subjects.size).toBe(locales.length);

    await site.call('/common/login', {
      body: { email: 'en@example.com', password: fresh, type: 'pc' },
      headers: { 'accept-language': 'xx, de-AT;q=0.8, en;q=0.5' },
    });
    const ticket = await receiveTicket(site, 'en@example.com', 'reset');
    site.pass(1000);
    await site.call('/common/findPassword', { body: { email: 'en@example.com', password, ticket } });
    expect(readableMail(await site.mailTo('en@example.com'))).toContain('Dein Passwort bei');
  });

  it('succeeds when the mail about it cannot be sent, which the log tells', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    site.backend.deps.mailer.send = () => Promise.reject(new Error(`No mailbox ${email}`));
    expect((await change(site, token, { password, newPassword: fresh })).status).toBe(200);
    expect(site.logged.join('')).toContain('mail passwordChanged');
    expect(site.logged.join('')).not.toContain(email);
  });
});
