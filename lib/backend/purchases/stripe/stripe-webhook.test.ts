import { expect, it } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '@/tests/doubles/backend/databases';
import { sellTestPlans } from '@/tests/doubles/backend/plans';
import { stripeSite } from '@/tests/doubles/backend/stripe';
import { signatureOf } from '@/tests/doubles/backend/stripe-stand-in';

const day = 24 * 60 * 60 * 1000;

/** A site with a signed-in user, and what it grants her. */
async function open(database: TestDatabase) {
  const site = await stripeSite(database);
  await sellTestPlans(site);
  const token = await site.signUp('ada@example.com');
  const start = site.backend.deps.now();
  return {
    ...site,
    token,
    now: () => site.backend.deps.now(),
    /** VIP days from the start of the test, mock exams, corrections. */
    async owned() {
      const { body } = await site.call<{ vipEndTime: string | null; examNum: number; correctNum: number }>(
        '/userInfo',
        { token },
      );
      const { vipEndTime, examNum, correctNum } = body.data;
      const days = vipEndTime === null ? null : (Date.parse(vipEndTime) - start) / day;
      return [days, examNum, correctNum];
    },
    async code(logVipId: string) {
      const answer = await site.call<{ code: number }>(`/stripe/status?logVipId=${logVipId}`, { token });
      return answer.body.data.code;
    },
    async begin(vipId: string) {
      const id = await site.start(token, vipId);
      return { id, session: site.stripe.sessionOf(id) };
    },
  };
}

describeOnBothDatabases("Stripe's events", (prepare) => {
  it('grant what was bought, once, however often they come', async () => {
    const { begin, stripe, deliver, owned, code } = await open(await prepare());
    const { id, session } = await begin('vip-30');
    expect(await code(id)).toBe(0);
    const event = stripe.complete(session);
    expect(await deliver(event)).toBe(200);
    expect(await deliver(event)).toBe(200);
    expect(await deliver({ ...event, id: 'evt_again' })).toBe(200);
    expect(await Promise.all([1, 2, 3, 4].map(() => deliver({ ...event, id: 'evt_at_once' })))).toEqual([
      200, 200, 200, 200,
    ]);
    expect(await owned()).toEqual([30, 0, 50]);
    expect(await code(id)).toBe(1);
  });

  it('add days to the later of the payment and the end so far', async () => {
    const { begin, stripe, deliver, owned, pass } = await open(await prepare());
    await deliver(stripe.complete((await begin('vip-7')).session));
    pass(3 * day);
    await deliver(stripe.complete((await begin('vip-30')).session));
    expect(await owned()).toEqual([37, 0, 60]);
    pass(29 * day);
    // A token that nobody uses for 30 days ends.
    await owned();
    pass(28 * day);
    await deliver(stripe.complete((await begin('vip-7')).session));
    expect(await owned()).toEqual([67, 0, 70]);
  });

  it('begin with the grant, however late the event comes', async () => {
    const { begin, stripe, deliver, owned, pass } = await open(await prepare());
    const event = stripe.complete((await begin('vip-7')).session);
    pass(3 * day);
    await deliver(event);
    expect(await owned()).toEqual([3 + 7, 0, 10]);
    await deliver({ ...event, id: 'evt_later' });
    expect(await owned()).toEqual([3 + 7, 0, 10]);
  });

  it('lose nothing when several purchases of one user are paid at the same moment', async () => {
    const { begin, stripe, deliver, owned } = await open(await prepare());
    const plans = ['vip-7', 'vip-30', 'mock-1', 'mock-3', 'mock-5', 'mock-10', 'vip-7', 'vip-90'];
    const events = [];
    for (const plan of plans) events.push(stripe.complete((await begin(plan)).session));
    await Promise.all([...events, ...events.toReversed()].map((event) => deliver(event)));
    expect(await owned()).toEqual([7 + 30 + 7 + 90, 19, 10 + 50 + 10]);
  });

  it('grant a payment that takes days only once it is there', async () => {
    const { begin, stripe, deliver, owned, code } = await open(await prepare());
    const { id, session } = await begin('mock-3');
    await deliver(stripe.complete(session, { later: true }));
    expect([await code(id), await owned()]).toEqual([0, [null, 0, 0]]);
    await deliver(stripe.settle(session));
    expect([await code(id), await owned()]).toEqual([1, [null, 3, 0]]);
  });

  it('end a purchase that failed or expired, but never one that is paid', async () => {
    const { begin, stripe, deliver, owned, code } = await open(await prepare());
    const failed = await begin('mock-1');
    await deliver(stripe.complete(failed.session, { later: true }));
    await deliver(stripe.fail(failed.session));
    const expired = await begin('mock-1');
    await deliver(stripe.expire(expired.session));
    expect([await code(failed.id), await code(expired.id), await owned()]).toEqual([2, 2, [null, 0, 0]]);
    const paid = await begin('mock-5');
    const payment = stripe.complete(paid.session);
    const expiry = stripe.event('checkout.session.expired', { ...paid.session, payment_status: 'unpaid' });
    await deliver(expiry);
    await deliver(payment);
    await deliver({ ...expiry, id: 'evt_later' });
    expect([await code(paid.id), await owned()]).toEqual([1, [null, 5, 0]]);
  });

  it('take back what a refunded purchase gave, and only that', async () => {
    const { begin, stripe, deliver, owned, code } = await open(await prepare());
    const [kept, given, pack] = [await begin('vip-7'), await begin('vip-30'), await begin('mock-5')];
    for (const { session } of [given, kept, pack]) await deliver(stripe.complete(session));
    expect(await owned()).toEqual([37, 5, 60]);
    await deliver(stripe.refund(given.session, 500));
    expect(await owned()).toEqual([37, 5, 60]);
    const refund = stripe.refund(given.session);
    await deliver(refund);
    await deliver({ ...refund, id: 'evt_again' });
    expect([await code(given.id), await code(kept.id), await owned()]).toEqual([3, 1, [7, 5, 10]]);
    await deliver(stripe.dispute(pack.session, 'won'));
    expect(await owned()).toEqual([7, 5, 10]);
    await deliver(stripe.dispute(pack.session, 'lost'));
    expect([await code(pack.id), await owned()]).toEqual([3, [7, 0, 10]]);
  });

  it('take nothing that was used up, nor what was given beside purchases', async () => {
    const site = await open(await prepare());
    const { begin, stripe, deliver, owned, now } = site;
    const { db } = site.backend.deps;
    const gift = now() + 10 * day;
    await db.updateTable('users').set({ vip_base_time: gift }).execute();
    const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('grants')
      .values({
        ...{ id: 'gift', user_id, purchase_id: null, granted_at: now(), usable_until: null },
        ...{ exam_num: 1, correct_num: 0 },
      })
      .execute();
    const vip = await begin('vip-7');
    const pack = await begin('mock-3');
    await deliver(stripe.complete(vip.session));
    await deliver(stripe.complete(pack.session));
    expect(await owned()).toEqual([17, 4, 10]);
    await db
      .updateTable('grants')
      .set({ exam_used: 2, correct_used: 0 })
      .where('purchase_id', '=', pack.id)
      .execute();
    expect(await owned()).toEqual([17, 2, 10]);
    await deliver(stripe.refund(vip.session));
    await deliver(stripe.refund(pack.session));
    expect(await owned()).toEqual([10, 1, 0]);
  });

  it('grant nothing for a payment whose refund or lost dispute came first', async () => {
    const { begin, stripe, deliver, owned, code } = await open(await prepare());
    const [refunded, disputed] = [await begin('vip-7'), await begin('mock-3')];
    const [first, second] = [stripe.complete(refunded.session), stripe.complete(disputed.session)];
    expect(await deliver(stripe.refund(refunded.session))).toBe(200);
    expect(await deliver(stripe.dispute(disputed.session, 'lost'))).toBe(200);
    await deliver(first);
    await deliver(second);
    expect([await code(refunded.id), await code(disputed.id), await owned()]).toEqual([3, 3, [null, 0, 0]]);
  });

  it('grant nothing for another price than the purchase was begun with', async () => {
    const { begin, stripe, deliver, owned, code, logged } = await open(await prepare());
    const { id, session } = await begin('vip-7');
    const paid = stripe.complete(session);
    const { amount_total, currency } = session;
    for (const wrong of [{ amount_total: 1 }, { amount_total: amount_total + 1 }, { currency: 'idr' }]) {
      expect(await deliver(stripe.event(paid.type, { ...session, ...wrong }))).toBe(200);
    }
    expect(await owned()).toEqual([null, 0, 0]);
    expect(logged.filter((line) => line.includes('another price was paid'))).toHaveLength(3);
    expect(logged.join('')).toContain(`"begun":{"amount":${amount_total},"currency":"USD"}`);
    // Stripe is asked too.
    session.amount_total = 1;
    expect(await code(id)).toBe(0);
    expect(logged.filter((line) => line.includes('another price was paid'))).toHaveLength(4);
    const abroad = { amount_total: 14_900_000, currency: 'idr' };
    const conversion = { amount_total, source_currency: currency };
    const right = { ...session, ...abroad, currency_conversion: conversion };
    expect(await deliver(stripe.event(paid.type, right))).toBe(200);
    expect([await code(id), await owned()]).toEqual([1, [7, 0, 10]]);
  });

  it('are still taken of what was begun before the shop was closed', async () => {
    const place = await prepare();
    const { begin, stripe, token, backend } = await open(place);
    const event = stripe.complete((await begin('vip-7')).session);
    await backend.close();
    const closed = await stripeSite(place, { PAYMENTS: 'off' });
    expect((await closed.call('/stripe/payUrl?vipId=vip-7', { token })).status).toBe(503);
    expect(await closed.deliver(event)).toBe(200);
    expect(closed.logged.join('')).toContain('"to":"paid"');
  });

  it('without a purchase of ours are taken and logged', async () => {
    const { begin, stripe, deliver, logged, snapshot } = await open(await prepare());
    const { session } = await begin('vip-7');
    const before = await snapshot();
    const paid = stripe.complete(session);
    const foreign = { client_reference_id: null, id: 'cs_other', payment_intent: 'pi_other' };
    for (const changed of [foreign, { client_reference_id: 'somebody-else' }, { id: 'cs_other' }]) {
      expect(await deliver(stripe.event(paid.type, { ...session, ...changed }))).toBe(200);
    }
    expect(await deliver(stripe.dispute({ ...session, payment_intent: 'pi_other' }, 'lost'))).toBe(200);
    expect(await deliver(stripe.event('customer.created', { id: 'cus_1' }))).toBe(200);
    expect(await deliver(stripe.event('a.type.of.tomorrow', {}))).toBe(200);
    const { purchases, users, payment_events } = await snapshot();
    expect({ users, payment_events }).toEqual({ users: before.users, payment_events: [] });
    expect(purchases).toEqual(before.purchases);
    expect(logged.join('')).toContain('"outcome":"unknown"');
  });

  it('come again when they cannot be written down now', async () => {
    const { backend, begin, stripe, deliver, owned } = await open(await prepare());
    const { db } = backend.deps;
    const event = stripe.complete((await begin('mock-1')).session);
    await db.schema.alterTable('payment_events').renameTo('away').execute();
    expect(await deliver(event)).toBe(500);
    expect(await owned()).toEqual([null, 0, 0]);
    await db.schema
      .alterTable('away' as never)
      .renameTo('payment_events')
      .execute();
    expect(await deliver(event)).toBe(200);
    expect(await owned()).toEqual([null, 1, 0]);
  });

  it('are believed only with a signature of this moment', async () => {
    const { begin, stripe, call, now, owned, snapshot, logged } = await open(await prepare());
    const raw = JSON.stringify(stripe.complete((await begin('vip-90')).session));
    const before = await snapshot();
    const signed = signatureOf(raw, { now: now() });
    const forgeries: (string | undefined)[] = [
      undefined,
      '',
      't=1,v1=00',
      signatureOf(raw, { now: now(), secret: 'whsec_other' }),
      signatureOf(`${raw} `, { now: now() }),
      signatureOf(raw, { now: now() - 301_000 }),
      signed.replace('v1=', 'v0='),
      signed.replace(/t=\d+/, `t=${now() / 1000 + 1}`),
    ];
    for (const forged of forgeries) {
      const headers: Record<string, string> = forged === undefined ? {} : { 'stripe-signature': forged };
      const { status, body } = await call('/stripe/webhook', { raw, headers });
      expect({ status, body }, forged).toEqual({
        status: 400,
        body: { message: 'The event is not signed.', code: 'bad_signature' },
      });
    }
    const large = 'x'.repeat(300 * 1024);
    const headers = { 'stripe-signature': signatureOf(large, { now: now() }) };
    expect((await call('/stripe/webhook', { raw: large, headers })).status).toBe(413);
    expect(await snapshot()).toEqual(before);
    expect(await owned()).toEqual([null, 0, 0]);
    expect(logged.join('')).not.toContain('whsec_');
    expect((await call('/stripe/webhook', { raw, headers: { 'stripe-signature': signed } })).status).toBe(
      200,
    );
  });
});
