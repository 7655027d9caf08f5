import { expect, it } from 'vitest';
import { password, receiveTicket, registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { testBackend, type Answer, type TestBackend } from '@/tests/doubles/backend/test-backend';

const known = 'known@example.com';
const unknown = 'other@example.com';

/** What an onlooker sees, and what it cost, without what differs at each call. */
async function observe(site: TestBackend, attempt: () => Promise<Answer<unknown>>) {
  site.statements();
  const { status, headers, body } = await attempt();
  const names = [...headers.keys()].sort();
  const said = JSON.stringify(body).replace(/("challenge":")[\w-]{22}"/, '$1random"');
  return { status, names, said, statements: site.statements() };
}

/** The least time of several rounds, taken in turns: what the work itself costs, on however busy a machine. */
async function leastMilliseconds(...attempts: (() => Promise<unknown>)[]): Promise<number[]> {
  const least = attempts.map(() => Infinity);
  for (let round = 0; round < 8; round += 1) {
    for (const [index, attempt] of attempts.entries()) {
      const started = performance.now();
      await attempt();
      least[index] = Math.min(least[index] ?? Infinity, performance.now() - started);
    }
  }
  return least;
}

describeOnDatabases('an address with an account looks like one without', (prepare) => {
  for (const scene of ['register', 'reset'] as const) {
    it(`when a code is asked for (${scene})`, async () => {
      const site = await testBackend(await prepare());
      await registerUser(site, known);
      site.pass(61_000);
      const ask = (email: string) => () =>
        site.call('/common/sesCode', { body: { email, scene, locale: 'en' } });
      const [one, other] = [await observe(site, ask(known)), await observe(site, ask(unknown))];
      expect(one).toEqual(other);
      expect(one.status).toBe(200);
      expect((await ask(known)()).headers.get('retry-after')).toBe(
        (await ask(unknown)()).headers.get('retry-after'),
      );
      expect(await site.mailTo(known)).toBeDefined();
      expect(await site.mailTo(unknown)).toBeDefined();
    });
  }

  it('when a code is tried', async () => {
    const site = await testBackend(await prepare());
    await registerUser(site, known);
    const attempt = (email: string) => () =>
      site.call('/common/sesCodeVerify', { body: { email, code: '123456', scene: 'reset' } });
    expect(await observe(site, attempt(known))).toEqual(await observe(site, attempt(unknown)));
  });

  it('when a password is tried, in time as well', async () => {
    const site = await testBackend(await prepare(), { hashCost: undefined });
    await registerUser(site, known);
    const attempt = (email: string) => () => {
      site.pass(16 * 60_000);
      return site.call('/common/login', { body: { email, password: 'wrong one', type: 'pc' } });
    };
    expect(await observe(site, attempt(known))).toEqual(await observe(site, attempt(unknown)));
    const [one = 0, other = 0] = await leastMilliseconds(attempt(known), attempt(unknown));
    expect(Math.max(one, other) / Math.min(one, other)).toBeLessThan(2);
  });

  it('when it is registered or reset without a ticket', async () => {
    const site = await testBackend(await prepare());
    await registerUser(site, known);
    const bodies = (email: string) => ({
      '/common/register': { email, password, nickname: 'Eve', ticket: 'forged', type: 'pc' },
      '/common/findPassword': { email, password, ticket: 'forged' },
    });
    for (const path of ['/common/register', '/common/findPassword'] as const) {
      const attempt = (email: string) => () => site.call(path, { body: bodies(email)[path] });
      expect(await observe(site, attempt(known))).toEqual(await observe(site, attempt(unknown)));
    }
  });

  it('and tells by mail alone that there is no account to reset', async () => {
    const site = await testBackend(await prepare());
    site.pass(61_000);
    await site.call('/common/sesCode', { body: { email: unknown, scene: 'reset', locale: 'en' } });
    const mail = (await site.mailTo(unknown)) ?? '';
    expect(mail).toContain('There is no account with this address');
    expect(mail).not.toMatch(/\r\n\d{6}\r\n/);
    await expect(receiveTicket(site, unknown, 'reset')).rejects.toThrow('no code');
  });
});
