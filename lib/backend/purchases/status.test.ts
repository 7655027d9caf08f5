import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '@/tests/doubles/backend/databases';
import { sellTestPlans } from '@/tests/doubles/backend/plans';
import { stripeSite } from '@/tests/doubles/backend/stripe';

const day = 24 * 60 * 60 * 1000;

describeOnBothDatabases('the status of a purchase', (prepare) => {
  it('tells what this purchase granted', async () => {
    const site = await stripeSite(await prepare());
    await sellTestPlans(site);
    const token = await site.signUp('ada@example.com');
    const id = await site.start(token, 'vip-30');
    const ask = async () => (await site.call(`/stripe/status?logVipId=${id}`, { token })).body.data;
    const always = { id, type: '1', tag: null, amount: 1990, write: null, speak: null };
    const nothing = { vipDays: null, vipEndTime: null, examNum: null, correctNum: null };
    expect(await ask()).toEqual({ code: 0, ended: null, ...always, ...nothing });
    const session = site.stripe.sessionOf(id);
    await site.deliver(site.stripe.complete(session));
    const granted = { vipDays: 30, examNum: 0, correctNum: 50 };
    const end = new Date(site.backend.deps.now() + 30 * day).toISOString();
    expect(await ask()).toEqual({ code: 1, ended: null, ...always, ...granted, vipEndTime: end });
    await site.deliver(site.stripe.refund(session));
    expect(await ask()).toEqual({ code: 3, ended: 'refunded', ...always, ...granted, vipEndTime: null });
  });

  it('is nobody else’s to read', async () => {
    const site = await stripeSite(await prepare());
    await sellTestPlans(site);
    const [ada, bob] = [await site.signUp('ada@example.com'), await site.signUp('bob@example.com')];
    const id = await site.start(ada, 'vip-7');
    const ask = (logVipId: string, token?: string) =>
      site.call(`/stripe/status?logVipId=${logVipId}`, token === undefined ? {} : { token });
    const unknown = { status: 404, body: { code: 'unknown_purchase' } };
    expect(await ask(id, bob)).toMatchObject(unknown);
    expect(await ask('nothing', ada)).toMatchObject(unknown);
    expect((await ask(id)).status).toBe(401);
    expect((await ask(id, ada)).status).toBe(200);
  });

  it('is asked of Stripe when its events do not come, every five seconds at most', async () => {
    const site = await stripeSite(await prepare());
    await sellTestPlans(site);
    const token = await site.signUp('ada@example.com');
    const [id, expired] = [await site.start(token, 'mock-3'), await site.start(token, 'mock-1')];
    const code = async (logVipId: string) =>
      (await site.call<{ code: number }>(`/stripe/status?logVipId=${logVipId}`, { token })).body.data.code;
    const asked = () => site.arrivals.filter(({ method }) => method === 'GET').length;
    expect(await Promise.all([code(id), code(id), code(id)])).toEqual([0, 0, 0]);
    expect(asked()).toBe(1);
    const event = site.stripe.complete(site.stripe.sessionOf(id));
    site.pass(4999);
    expect([await code(id), asked()]).toEqual([0, 1]);
    site.pass(1);
    expect([await code(id), asked()]).toEqual([1, 2]);
    await site.deliver(event);
    site.pass(5000);
    expect([await code(id), asked()]).toEqual([1, 2]);
    const { body } = await site.call<{ examNum: number }>('/userInfo', { token });
    expect(body.data.examNum).toBe(3);
    site.stripe.expire(site.stripe.sessionOf(expired));
    expect(await code(expired)).toBe(2);
  });

  it('stays as it is while Stripe is down', async () => {
    const site = await stripeSite(await prepare());
    await sellTestPlans(site);
    const token = await site.signUp('ada@example.com');
    const id = await site.start(token, 'vip-7');
    site.breakDown(500);
    const answer = await site.call(`/stripe/status?logVipId=${id}`, { token });
    expect(answer).toMatchObject({ status: 200, body: { data: { code: 0 } } });
    expect(site.logged.join('')).toContain('payment provider did not say');
    expect(site.logged.join('')).not.toContain('sk_test');
  });
});
