import { expect, it } from 'vitest';
import { brand } from '@/lib/site/brand';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { mailCount } from '@/tests/doubles/backend/declarations';
import { paidSite, withdrawalsOf } from '@/tests/doubles/backend/paid-site';
import { readableMail } from '@/tests/doubles/backend/readable-mail';
import { stripeSite } from '@/tests/doubles/backend/stripe';

describeOnDatabases('a refund that fails after it was made', (prepare) => {
  it('is told to the operator, once, with why', async () => {
    const site = await stripeSite(await prepare());
    const { id, withdraw } = await paidSite(site);
    site.stripe.refunds.status = 'pending';
    expect((await withdraw()).body.data.state).toBe('refunded');
    expect(await site.mailTo(brand.supportEmail)).toBeUndefined();
    const mails = await mailCount(site);
    const [refund] = site.stripe.refunds.made;
    if (!refund) throw new Error('Nothing was refunded');
    const failed = site.stripe.event('refund.failed', {
      ...refund,
      ...{ status: 'failed', failure_reason: 'expired_or_canceled_card' },
    });
    for (let time = 0; time < 2; time += 1) expect(await site.deliver(failed)).toBe(200);
    const told = readableMail(await site.mailTo(brand.supportEmail));
    expect(told).toContain(id);
    expect(told).toContain('failed afterwards (expired_or_canceled_card)');
    expect(told).not.toContain('Nothing was refunded');
    expect(await mailCount(site)).toBe(mails + 1);
    expect(await withdrawalsOf(site)).toMatchObject([{ state: 'asked', settled_at: expect.any(Number) }]);
  });

  it('is heard of before our own question is answered', async () => {
    const site = await stripeSite(await prepare());
    const { id, withdraw } = await paidSite(site);
    site.loseAnswers(true);
    expect((await withdraw()).body.data.state).toBe('refunding');
    const failed = { object: 'refund', status: 'failed', metadata: { logVipId: id } };
    await site.deliver(site.stripe.event('refund.failed', failed));
    expect(readableMail(await site.mailTo(brand.supportEmail))).toContain('failed afterwards (failed)');
  });

  it('was made by hand, and is none of ours', async () => {
    const site = await stripeSite(await prepare());
    const { id } = await paidSite(site);
    for (const metadata of [{}, null, { logVipId: id }]) {
      const failed = { object: 'refund', status: 'failed', metadata };
      expect(await site.deliver(site.stripe.event('refund.failed', failed))).toBe(200);
    }
    expect(await withdrawalsOf(site)).toEqual([]);
    expect(await site.mailTo(brand.supportEmail)).toBeUndefined();
  });
});
