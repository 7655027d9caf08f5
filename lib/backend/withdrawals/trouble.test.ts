import { expect, it } from 'vitest';
import { brand } from '@/lib/site/brand';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { email, paidSite, withdrawalsOf } from '@/tests/doubles/backend/paid-site';
import { readableMail } from '@/tests/doubles/backend/readable-mail';
import { secretKey, stripeSite } from '@/tests/doubles/backend/stripe';
import { testBackend } from '@/tests/doubles/backend/test-backend';
import { resumeWithdrawals } from './resume';

const day = 24 * 60 * 60_000;

describeOnDatabases('a withdrawal, when something fails,', (prepare) => {
  it('holds while Stripe is down, and the money follows when its owner looks again', async () => {
    const site = await stripeSite(await prepare());
    const { withdraw, listed } = await paidSite(site);
    site.breakDown(503);
    expect((await withdraw()).body.data.state).toBe('refunding');
    expect(readableMail(await site.mailTo(email))).toContain('a little longer than usual');
    expect(await listed()).toMatchObject({ state: 'paid', withdrawal: 'refunding', withdrawUntil: null });
    site.breakDown(undefined);
    site.pass(61_000);
    await listed();
    expect(await listed()).toMatchObject({ state: 'refunded', withdrawal: 'refunded' });
    expect(site.stripe.refunds.made).toHaveLength(1);
    expect((await withdrawalsOf(site))[0]?.settled_at).not.toBeNull();
  });

  it('pays once when the process ends between the refund and its record', async () => {
    const place = await prepare();
    const site = await stripeSite(place);
    const { id, withdraw } = await paidSite(site);
    site.loseAnswers(true);
    expect((await withdraw()).body.data.state).toBe('refunding');
    expect(site.stripe.refunds.made).toHaveLength(1);
    await site.backend.close();

    site.loseAnswers(false);
    const { settings, now } = site.backend.deps;
    const later = await testBackend(place, {
      settings: { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: settings.STRIPE_API_URL },
      now: () => now() + 61_000,
    });
    await later.backend.settled();
    const purchase = await later.backend.deps.db
      .selectFrom('purchases')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(purchase?.status).toBe('refunded');
    expect(site.stripe.refunds.made).toHaveLength(1);
    const keys = site.arrivals.flatMap(({ url, headers }) =>
      url.endsWith('/refunds') ? [headers['idempotency-key']] : [],
    );
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(new Set(keys)).toEqual(new Set([`withdrawal-${id}`]));
  });

  it('goes to a person when the bank does not take the money, or Stripe stays away', async () => {
    const site = await stripeSite(await prepare());
    const refused = await paidSite(site);
    site.stripe.refunds.status = 'failed';
    expect((await refused.withdraw()).body.data.state).toBe('asked');
    expect(readableMail(await site.mailTo(brand.supportEmail))).toContain(refused.id);

    const away = await stripeSite(await prepare());
    const { id, withdraw, listed } = await paidSite(away);
    away.breakDown(500);
    await withdraw();
    away.pass(3 * day);
    await listed();
    expect(await listed()).toMatchObject({ state: 'paid', withdrawal: 'asked' });
    expect(readableMail(await away.mailTo(brand.supportEmail))).toContain(id);
  });

  it('is confirmed once the mail server is back', async () => {
    const site = await stripeSite(await prepare());
    const { withdraw, listed } = await paidSite(site);
    const { send } = site.backend.deps.mailer;
    site.backend.deps.mailer.send = () => Promise.reject(new Error('down'));
    expect((await withdraw()).body.data.state).toBe('refunded');
    expect((await withdrawalsOf(site))[0]).toMatchObject({
      state: 'refunded',
      confirmed_at: null,
      settled_at: null,
    });
    site.backend.deps.mailer.send = send;
    site.pass(61_000);
    await resumeWithdrawals(site.backend.deps);
    await resumeWithdrawals(site.backend.deps);
    expect(readableMail(await site.mailTo(email))).toContain('January 15, 2026');
    expect(await listed()).toMatchObject({ withdrawal: 'refunded' });
  });
});
