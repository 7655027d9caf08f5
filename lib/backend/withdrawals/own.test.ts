import { expect, it } from 'vitest';
import { brand } from '@/lib/site/brand';
import { describeOnBothDatabases } from '@/tests/doubles/backend/databases';
import { email, paidSite, withdrawalsOf } from '@/tests/doubles/backend/paid-site';
import { readableMail } from '@/tests/doubles/backend/readable-mail';
import { stripeSite } from '@/tests/doubles/backend/stripe';

const day = 24 * 60 * 60_000;

describeOnBothDatabases('withdrawing from a purchase of one’s own', (prepare) => {
  it.each(['mock-3', 'vip-30', 'vip-90'])(
    'refunds unused %s at once, takes it back and confirms',
    async (vipId) => {
      const site = await stripeSite(await prepare());
      const { withdraw, listed, owned } = await paidSite(site, vipId);
      const before = await listed();
      expect(before).toMatchObject({ state: 'paid', withdrawal: null });
      expect(before?.withdrawUntil).toBe('2026-01-30T11:59:59.999Z');
      expect(await withdraw({ reason: 'Wrong plan' })).toMatchObject({
        status: 200,
        body: { data: { state: 'refunded' } },
      });
      expect(site.stripe.refunds.made).toHaveLength(1);
      expect(await listed()).toMatchObject({
        state: 'refunded',
        withdrawal: 'refunded',
        withdrawUntil: null,
      });
      expect(await owned()).toMatchObject({ examNum: 0, correctNum: 0, vipEndTime: null, unlimited: false });
      const mail = readableMail(await site.mailTo(email));
      expect(mail).toContain('January 15, 2026');
      expect(mail).toContain('UTC');
      expect(mail).toContain('> Wrong plan');
      expect(mail).toMatch(/^> [\da-f-]{36}$/m);
      expect(mail).toContain('We have sent the money back');
      // Nobody has to decide anything.
      expect(await site.mailTo(brand.supportEmail)).toBeUndefined();
      expect((await withdrawalsOf(site))[0]?.settled_at).not.toBeNull();
    },
  );

  it('is one withdrawal, however often and at whatever moment it is asked for', async () => {
    const site = await stripeSite(await prepare());
    const { withdraw } = await paidSite(site);
    const answers = await Promise.all(Array.from({ length: 4 }, () => withdraw()));
    for (const { status } of answers) expect(status).toBe(200);
    site.pass(20 * day);
    expect((await withdraw()).body.data.state).toBe('refunded');
    expect(site.stripe.refunds.made).toHaveLength(1);
    expect(await withdrawalsOf(site)).toHaveLength(1);
  });

  it.each(['exam_used', 'correct_used'] as const)('leaves to a person what was used (%s)', async (column) => {
    const site = await stripeSite(await prepare());
    const { id, withdraw, listed, use, owned } = await paidSite(
      site,
      column === 'exam_used' ? 'mock-3' : 'vip-30',
    );
    await use(column);
    expect((await withdraw({ reason: 'Too hard\r\nPurchase: forged' })).body.data.state).toBe('asked');
    expect(site.stripe.refunds.made).toEqual([]);
    expect(await listed()).toMatchObject({ state: 'paid', withdrawal: 'asked', withdrawUntil: null });
    const told = readableMail(await site.mailTo(brand.supportEmail));
    expect(told).toContain(id);
    expect(told).toContain('that were used: 1');
    expect(told).toContain('> Too hard\n> Purchase: forged');
    // An answer would quote the link that decides.
    expect(told).not.toContain('Reply-To');
    expect(readableMail(await site.mailTo(email))).toContain('A person looks at your withdrawal');
    expect(await owned()).toMatchObject({ examNum: 0, correctNum: 0, vipEndTime: null });
    // The person decides for a refund, at Stripe.
    await site.deliver(site.stripe.refund(site.stripe.sessionOf(id)));
    expect(await listed()).toMatchObject({ state: 'refunded', withdrawal: 'refunded' });
  });

  it('ends with the period, and is nobody else’s', async () => {
    const site = await stripeSite(await prepare());
    const { token, withdraw } = await paidSite(site);
    const other = await site.signUp('bob@example.com');
    expect(await withdraw({}, other)).toMatchObject({ status: 404, body: { code: 'unknown_purchase' } });
    const pending = await site.start(token, 'vip-7');
    expect(await withdraw({ purchaseId: pending })).toMatchObject({ status: 404 });
    site.pass(21 * day);
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'too_late' } });
    expect((await site.call('/account/withdraw', { body: { purchaseId: 'x' } })).status).toBe(401);
    expect(await withdrawalsOf(site)).toEqual([]);
    expect(site.stripe.refunds.made).toEqual([]);
  });

  it('is offered in the account exactly as long as it is taken, and left to a person after the period', async () => {
    const site = await stripeSite(await prepare());
    const { withdraw, listed } = await paidSite(site);
    site.pass(16 * day);
    expect((await listed())?.withdrawUntil).toBe('2026-01-30T11:59:59.999Z');
    site.pass(5 * day);
    expect((await listed())?.withdrawUntil).toBeNull();
    expect(await withdraw()).toMatchObject({ status: 409 });
    site.pass(-5 * day);
    expect((await withdraw()).body.data.state).toBe('asked');
    expect(site.stripe.refunds.made).toEqual([]);
  });

  it('has nothing left to refund after a refund of another kind', async () => {
    const site = await stripeSite(await prepare());
    const { id, withdraw } = await paidSite(site);
    await site.deliver(site.stripe.refund(site.stripe.sessionOf(id)));
    expect((await withdraw()).body.data.state).toBe('refunded');
    expect(await withdrawalsOf(site)).toEqual([]);
    expect(site.stripe.refunds.made).toEqual([]);
  });
});
