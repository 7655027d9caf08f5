import { expect, it } from 'vitest';
import { password, registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { sellTestPlans } from '@/tests/doubles/backend/plans';
import { stripeSite } from '@/tests/doubles/backend/stripe';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import { rules } from '../limits/rules';
import { inviteOf } from './invites';

interface Affiliate {
  code: string;
  link: string;
  visits: number;
  signUps: number;
  paid: number;
}

const ask = async (site: TestBackend, token: string, locale = 'en') =>
  (await site.call<Affiliate>('/account/affiliate', { token, headers: { locale } })).body.data;

const visit = (site: TestBackend, invite: string, headers: Record<string, string> = {}) =>
  site.call('/common/visit', { body: { invite }, headers });

describeOnDatabases('/account/affiliate', (prepare) => {
  it('gives each user one code, in a link of the reader’s language', async () => {
    const site = await testBackend(await prepare(), { settings: { SITE_URL: 'https://site.example' } });
    const [ada, bob] = [
      await registerUser(site, 'ada@example.com'),
      await registerUser(site, 'bob@example.com'),
    ];
    const [first, again] = await Promise.all([ask(site, ada), ask(site, ada)]);
    expect(first).toEqual(again);
    expect(first.code).toMatch(/^[2-9a-z]{10}$/);
    expect(first).toEqual({
      ...{ code: first.code, visits: 0, signUps: 0, paid: 0 },
      link: `https://site.example/?invite=${first.code}`,
    });
    expect((await ask(site, ada, 'de')).link).toBe(`https://site.example/de?invite=${first.code}`);
    expect((await ask(site, bob)).code).not.toBe(first.code);
    expect((await site.call('/account/affiliate')).status).toBe(401);
  });

  it('takes another code where one is somebody else’s', async () => {
    const site = await testBackend(await prepare());
    const users = [];
    for (const name of ['ada', 'bob']) {
      const token = await registerUser(site, `${name}@example.com`);
      users.push((await site.call<{ id: string }>('/userInfo', { token })).body.data.id);
    }
    const codes = ['same', 'same', 'other'];
    const next = () => codes.shift() ?? 'none';
    const [one, two] = users.map((userId) => ({ userId, now: 1 }));
    if (!one || !two) throw new Error('Two users are needed');
    const { db } = site.backend.deps;
    expect((await inviteOf(db, one, next)).code).toBe('same');
    expect((await inviteOf(db, two, next)).code).toBe('other');
  });

  it('counts visits, accounts and those of them that have paid and kept it', async () => {
    const site = await stripeSite(await prepare());
    await sellTestPlans(site);
    const { code } = await ask(site, await site.signUp('ada@example.com'));
    for (let count = 0; count < 3; count += 1) expect((await visit(site, code)).status).toBe(200);
    expect((await visit(site, 'nobody')).status).toBe(200);
    const tokens = [];
    for (const name of ['bob', 'eve', 'joe']) {
      tokens.push(await registerUser(site, `${name}@example.com`, { invite_code: code }));
    }
    await registerUser(site, 'zoe@example.com', { invite_code: 'nobody' });
    const bought = [];
    for (const token of tokens.slice(0, 2)) {
      for (const vipId of ['mock-1', 'vip-7']) {
        const id = await site.start(token, vipId);
        await site.deliver(site.stripe.complete(site.stripe.sessionOf(id)));
        bought.push(id);
      }
    }
    // Begun and not paid.
    await site.start(tokens[2] ?? '', 'mock-1');
    const owner = await logInAs(site);
    expect(await ask(site, owner)).toMatchObject({ code, visits: 3, signUps: 3, paid: 2 });
    for (const id of bought.slice(0, 2)) await site.deliver(site.stripe.refund(site.stripe.sessionOf(id)));
    expect(await ask(site, owner)).toMatchObject({ signUps: 3, paid: 1 });
    await site.call('/account', {
      method: 'DELETE',
      token: tokens[2] ?? '',
      body: { confirm: 'joe@example.com' },
    });
    expect(await ask(site, owner)).toMatchObject({ signUps: 2 });
  });
});

/** The first user again. */
async function logInAs(site: TestBackend): Promise<string> {
  const body = { email: 'ada@example.com', password, type: 'pc' };
  return (await site.call<{ token: string }>('/common/login', { body })).body.data.token;
}

describeOnDatabases('/common/visit', (prepare) => {
  it('counts for pages of this site, within its limits, and keeps nothing of the visitor', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, 'ada@example.com');
    const { code } = await ask(site, token);
    expect(await visit(site, code, { 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 403,
      body: { code: 'cross_site' },
    });
    expect((await visit(site, 'x'.repeat(65))).status).toBe(422);
    const before = await site.snapshot();
    const { points } = rules.invitePerVisitorAndCode;
    for (let count = 0; count < points; count += 1) expect((await visit(site, code)).status).toBe(200);
    expect((await visit(site, code)).status).toBe(429);
    expect((await visit(site, code, { 'x-forwarded-for': '192.0.2.9' })).status).toBe(200);
    expect((await ask(site, token)).visits).toBe(points + 1);
    const after = await site.snapshot();
    expect({ ...after, invites: [], sessions: [] }).toEqual({ ...before, invites: [], sessions: [] });
  });

  it('does not count the owner’s own visits, and counts those of other users', async () => {
    const site = await testBackend(await prepare());
    const [ada, bob] = [
      await registerUser(site, 'ada@example.com'),
      await registerUser(site, 'bob@example.com'),
    ];
    const { code } = await ask(site, ada);
    for (const token of [ada, bob, 'x'.repeat(43)]) {
      const answer = await site.call('/common/visit', { body: { invite: code }, token });
      expect(answer).toMatchObject({ status: 200, body: { data: true } });
    }
    expect((await ask(site, ada)).visits).toBe(2);
  });
});
