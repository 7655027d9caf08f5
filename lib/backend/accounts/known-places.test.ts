import { expect, it } from 'vitest';
import { cookieOf, logIn, password, receiveTicket, registerFrom } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import { askerOf } from './known-places';
import { readDeviceCookie } from '../sessions/device-cookie';

const email = 'ada@example.com';
const day = 24 * 60 * 60_000;
const home = { 'x-forwarded-for': '192.0.2.1' };

/** By what somebody with this cookie, at this network, is known to an account. */
async function knownBy(
  site: TestBackend,
  address: string,
  network: string,
  headers: Record<string, string> = {},
) {
  const { deps } = site.backend;
  const device = readDeviceCookie(new Request('http://localhost/', { headers }), {
    secret: deps.secret,
    siteUrl: deps.settings.SITE_URL,
  });
  return (await askerOf(deps, address, { network, block: network, device })).known;
}

describeOnDatabases('places that have signed in', (prepare) => {
  it('are known to that account alone, by a cookie that scripts cannot read and that names nobody', async () => {
    const site = await testBackend(await prepare());
    const registered = await registerFrom(site, email, home);
    await registerFrom(site, 'bob@example.com', { 'x-forwarded-for': '192.0.2.2' });
    const [cookie = ''] = registered.headers.getSetCookie();
    expect(cookie).toMatch(
      /^known_device=[\w-]{22}\.[\w-]{43}; Path=\/api\/v1; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    const browser = cookieOf(registered);
    expect(await knownBy(site, email, '203.0.113.1', browser)).toBe('device');
    expect(await knownBy(site, email, '192.0.2.1')).toBe('network');
    expect(await knownBy(site, email, '203.0.113.1')).toBeNull();
    expect(await knownBy(site, 'bob@example.com', '192.0.2.1', browser)).toBeNull();
  });

  it('are known after a sign-in, a registration and a reset, and not after a wrong password', async () => {
    const site = await testBackend(await prepare());
    const browser = cookieOf(await registerFrom(site, email, home));
    const refused = await logIn(site, email, 'wrong', { 'x-forwarded-for': '192.0.2.2' });
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await knownBy(site, email, '192.0.2.2')).toBeNull();
    const again = await logIn(site, email, password, { 'x-forwarded-for': '192.0.2.3', ...browser });
    expect(cookieOf(again)).toEqual(browser);
    expect(await knownBy(site, email, '192.0.2.3')).toBe('network');
    const away = { 'x-forwarded-for': '192.0.2.4' };
    const ticket = await receiveTicket(site, email, 'reset', away);
    const body = { email, password: 'a new password', ticket };
    const reset = await site.call('/common/findPassword', { body, headers: away });
    expect(await knownBy(site, email, '203.0.113.1', cookieOf(reset))).toBe('device');
  });

  it('are forgotten: a network after 90 days without a sign-in, a device after 365', async () => {
    const site = await testBackend(await prepare());
    const browser = cookieOf(await registerFrom(site, email, home));
    site.pass(90 * day);
    expect(await knownBy(site, email, '192.0.2.1')).toBeNull();
    expect(await knownBy(site, email, '192.0.2.1', browser)).toBe('device');
    site.pass(275 * day);
    expect(await knownBy(site, email, '192.0.2.1', browser)).toBeNull();
  });

  it('do not follow from a cookie that somebody else has planted: the account gets a name that nobody else knows', async () => {
    const site = await testBackend(await prepare());
    const planted = cookieOf(await registerFrom(site, email, home));
    const victim = { 'x-forwarded-for': '192.0.2.2' };
    const mine = cookieOf(await registerFrom(site, 'bob@example.com', { ...victim, ...planted }));
    expect(mine).not.toEqual(planted);
    expect(await knownBy(site, 'bob@example.com', '203.0.113.1', planted)).toBeNull();
    expect(await knownBy(site, 'bob@example.com', '203.0.113.1', mine)).toBe('device');
    expect(await knownBy(site, email, '203.0.113.1', mine)).toBeNull();
  });

  it('cannot be made up, and are stored by pseudonyms', async () => {
    const site = await testBackend(await prepare());
    const { cookie } = cookieOf(await registerFrom(site, email, home));
    const forged = cookie.replace(/\.(.)/, (_, sign: string) => `.${sign === 'A' ? 'B' : 'A'}`);
    for (const odd of [
      forged,
      'known_device=',
      `${cookie}x`,
      'known_device=a.b',
      cookie.replace('=', '=x'),
    ]) {
      expect(await knownBy(site, email, '203.0.113.1', { cookie: odd })).toBeNull();
    }
    expect(await knownBy(site, email, '203.0.113.1', { cookie: `a=b; ${forged}; ${cookie}` })).toBe('device');
    const stored = JSON.stringify((await site.snapshot()).known_places);
    expect(stored).not.toContain('192.0.2');
    expect(stored).not.toContain(cookie.slice('known_device='.length, 30));
  });

  it('get a cookie for encrypted connections alone where the site has them, and know no other', async () => {
    const settings = { SITE_URL: 'https://www.example.com' };
    const site = await testBackend(await prepare(), { settings });
    const [cookie] = (await registerFrom(site, email, home)).headers.getSetCookie();
    expect(cookie).toMatch(/^__Secure-known_device=.*; Secure$/);
    const name = cookie?.split(';', 1)[0] ?? '';
    expect(await knownBy(site, email, '203.0.113.1', { cookie: name })).toBe('device');
    // As a page of http can plant it.
    const planted = name.replace('__Secure-', '');
    expect(await knownBy(site, email, '203.0.113.1', { cookie: planted })).toBeNull();
  });

  it('do not count where nobody knows the network', async () => {
    const site = await testBackend(await prepare());
    await registerFrom(site, email, {});
    expect(await knownBy(site, email, 'unknown')).toBeNull();
  });
});
