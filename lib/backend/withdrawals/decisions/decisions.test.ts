import { expect, it } from 'vitest';
import { brand } from '@/lib/site/brand';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { declare } from '@/tests/doubles/backend/declarations';
import { paidSite, withdrawalsOf } from '@/tests/doubles/backend/paid-site';
import { readableMail } from '@/tests/doubles/backend/readable-mail';
import { stripeSite, type StripeSite } from '@/tests/doubles/backend/stripe';
import { recordFact } from '../../purchases/record-fact';
import { decisionLink } from './decision-link';

const day = 24 * 60 * 60_000;

/** Visits where the operator's mail leads to, or presses a button there. */
async function decisionPage(
  site: StripeSite,
  decision?: 'refund' | 'refuse' | 'sent' | 'other',
  method = 'GET',
) {
  const mail = readableMail(await site.mailTo(brand.supportEmail));
  const path = /\/api\/v1\/decisions\/\S+/.exec(mail)?.[0] ?? '/api/v1/decisions/none';
  const answer = await site.backend.fetch(
    new Request(`http://localhost${path}`, {
      method: decision ? 'POST' : method,
      ...(decision && { body: new URLSearchParams({ decision }) }),
    }),
  );
  await site.backend.settled();
  return { status: answer.status, headers: answer.headers, text: await answer.text(), path };
}

/** Something used, which a person decides about. */
async function askedSite(site: StripeSite, vipId = 'mock-3') {
  const paid = await paidSite(site, vipId);
  await paid.use(vipId === 'mock-3' ? 'exam_used' : 'correct_used');
  expect((await paid.withdraw({ reason: 'Too <b>hard</b>' })).body.data.state).toBe('asked');
  return paid;
}

describeOnDatabases('a withdrawal that a person decides about', (prepare) => {
  it('shows what was declared, and changes nothing by being looked at', async () => {
    const site = await stripeSite(await prepare());
    const { id } = await askedSite(site);
    const before = await site.snapshot();
    const { status, text, headers } = await decisionPage(site);
    expect(status).toBe(200);
    for (const words of [id, 'ada@example.com', 'Too &lt;b&gt;hard', '$13.99']) expect(text).toContain(words);
    expect(text.match(/<button/g)).toHaveLength(2);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^;]+'; img/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await decisionPage(site, undefined, 'HEAD')).status).toBe(200);
    expect((await decisionPage(site, 'other')).status).toBe(400);
    expect(await site.snapshot()).toEqual(before);
    expect(site.logged.join('')).not.toContain(id + '.');
  });

  it('is refunded once, however often and whatever is pressed', async () => {
    const site = await stripeSite(await prepare());
    const { listed } = await askedSite(site);
    const { path } = await decisionPage(site);
    const pressed = await Promise.all([1, 2, 3].map(() => decisionPage(site, 'refund')));
    for (const { status, headers } of pressed) {
      expect([status, headers.get('location')]).toEqual([303, path]);
    }
    await decisionPage(site, 'refuse');
    expect(site.stripe.refunds.made).toHaveLength(1);
    expect(await listed()).toMatchObject({ state: 'refunded', withdrawal: 'refunded' });
    expect(await withdrawalsOf(site)).toMatchObject([
      { state: 'refunded', decision: 'refund', settled_at: expect.any(Number) },
    ]);
    const { text } = await decisionPage(site);
    expect(text).toContain('The purchase was refunded');
    expect(text).not.toContain('<button');
  });

  it('is refused once, and the purchase then works for as much longer as it was suspended', async () => {
    const site = await stripeSite(await prepare());
    const { listed, owned, withdraw } = await askedSite(site, 'vip-30');
    expect(await owned()).toMatchObject({ correctNum: 0, vipEndTime: null });
    expect(await listed()).toMatchObject({ withdrawal: 'asked', usableUntil: null });
    site.pass(3 * day);
    await decisionPage(site, 'refuse');
    site.pass(day);
    await decisionPage(site, 'refund');
    expect(site.stripe.refunds.made).toEqual([]);
    const paidAt = site.backend.deps.now() - 4 * day - 1000;
    expect(await owned()).toMatchObject({
      correctNum: 49,
      vipEndTime: new Date(paidAt + 33 * day).toISOString(),
    });
    expect(await listed()).toMatchObject({ state: 'paid', withdrawal: 'refused', withdrawUntil: null });
    expect((await withdraw()).body.data.state).toBe('refused');
    expect((await decisionPage(site)).text).toContain('The refund was refused');
  });

  it('gets back what was left of a plan that would have ended meanwhile, and nothing once it had', async () => {
    const site = await stripeSite(await prepare());
    const { owned } = await askedSite(site, 'vip-7');
    site.pass(20 * day);
    await decisionPage(site, 'refuse');
    const end = site.backend.deps.now() - 20 * day - 1000 + 27 * day;
    expect(await owned()).toMatchObject({ vipEndTime: new Date(end).toISOString() });

    const other = await stripeSite(await prepare());
    const late = await paidSite(other, 'vip-7');
    const paidAt = other.backend.deps.now() - 1000;
    await late.use('correct_used');
    other.pass(10 * day);
    expect((await late.withdraw()).body.data.state).toBe('asked');
    other.pass(5 * day);
    await decisionPage(other, 'refuse');
    expect(await late.owned()).toMatchObject({ vipEndTime: new Date(paidAt + 7 * day).toISOString() });
  });

  it('keeps that longer time when the payment is told again', async () => {
    const site = await stripeSite(await prepare());
    const { id, owned } = await askedSite(site, 'mock-3');
    const { db, now } = site.backend.deps;
    site.pass(3 * day);
    await decisionPage(site, 'refuse');
    const grants = () => db.selectFrom('grants').select('usable_until').execute();
    const before = await grants();
    const evidence = { provider: 'stripe' } as const;
    expect(await recordFact(site.backend.deps, id, { status: 'paid', at: now() }, evidence)).toBe('recorded');
    expect(await grants()).toEqual(before);
    expect(await owned()).toMatchObject({ examNum: 2 });
  });

  it('is not sent to the buyer by an answer that quotes the mail', async () => {
    const site = await stripeSite(await prepare());
    await askedSite(site);
    const mail = (await site.mailTo(brand.supportEmail)) ?? '';
    expect(readableMail(mail)).toContain('/api/v1/decisions/');
    expect(mail).not.toMatch(/^Reply-To:/im);
  });

  it('is decided by nobody who was not sent the address', async () => {
    const site = await stripeSite(await prepare());
    await askedSite(site);
    const { path } = await decisionPage(site);
    const [row] = await withdrawalsOf(site);
    const { settings } = site.backend.deps;
    const foreign = decisionLink({ secret: 'another', settings }, row?.id ?? '');
    for (const forged of [
      new URL(foreign).pathname,
      path.slice(0, -1),
      `${path}x`,
      path.replace(/\..*/, ''),
    ]) {
      const answer = await site.backend.fetch(
        new Request(`http://localhost${forged}`, { method: 'POST', body: 'decision=refund' }),
      );
      expect(answer.status, forged).toBe(404);
    }
    expect(site.stripe.refunds.made).toEqual([]);
  });

  it('is told again, to be decided anew, where the refund that was decided cannot be made', async () => {
    const site = await stripeSite(await prepare());
    const { owned } = await askedSite(site);
    site.stripe.refunds.status = 'failed';
    site.pass(1000);
    await decisionPage(site, 'refund');
    expect(await withdrawalsOf(site)).toMatchObject([{ state: 'asked', decision: null, decided_at: null }]);
    expect(await owned()).toMatchObject({ examNum: 0 });
    site.pass(1000);
    await decisionPage(site, 'refuse');
    expect(await owned()).toMatchObject({ examNum: 2 });
  });

  it('ends with the money that went another way after a refund has failed', async () => {
    const site = await stripeSite(await prepare());
    const { id, withdraw, listed } = await paidSite(site);
    await withdraw();
    const failed = { object: 'refund', status: 'failed', metadata: { logVipId: id } };
    await site.deliver(site.stripe.event('refund.failed', failed));
    expect(await listed()).toMatchObject({ state: 'refunded', withdrawal: 'asked' });
    expect((await withdraw()).body.data.state).toBe('asked');
    expect((await decisionPage(site)).text.match(/<button/g)).toHaveLength(1);
    for (const stale of ['refuse', 'refund'] as const) await decisionPage(site, stale);
    expect(await listed(), 'pressed on a page of before').toMatchObject({ withdrawal: 'asked' });
    await decisionPage(site, 'sent');
    await site.deliver(site.stripe.event('refund.failed', failed));
    expect(await listed()).toMatchObject({ state: 'refunded', withdrawal: 'refunded' });
    expect(site.stripe.refunds.made).toHaveLength(1);
  });
});

describeOnDatabases('a declaration of the public form', (prepare) => {
  it('brings no money back by itself once the period and three days are over: the operator is told again', async () => {
    const site = await stripeSite(await prepare());
    const { id, withdraw, listed, owned } = await paidSite(site, 'vip-90');
    await declare(site, { purchase: id });
    expect(await owned(), 'suspended').toMatchObject({ unlimited: false, vipEndTime: null });
    site.pass(21 * day);
    expect(await listed()).toMatchObject({ withdrawal: 'asked', withdrawUntil: null });
    expect((await withdraw()).body.data.state).toBe('asked');
    expect(site.stripe.refunds.made).toEqual([]);
    expect(readableMail(await site.mailTo(brand.supportEmail))).toContain('in the account');
    await decisionPage(site, 'refuse');
    expect((await withdraw()).body.data.state).toBe('refused');
    expect(await owned()).toMatchObject({ unlimited: true });
    expect(site.stripe.refunds.made).toEqual([]);
  });

  it('of the last day is still refunded by itself when its owner repeats it within three days', async () => {
    const site = await stripeSite(await prepare());
    const { id, withdraw } = await paidSite(site);
    site.pass(14.9 * day);
    await declare(site, { purchase: id });
    site.pass(2.9 * day);
    expect((await withdraw()).body.data.state).toBe('refunded');
    expect(site.stripe.refunds.made).toHaveLength(1);
  });

  it('suspends nothing that nobody can withdraw from any more', async () => {
    const site = await stripeSite(await prepare());
    const { id, owned } = await paidSite(site);
    site.pass(25 * day);
    await declare(site, { purchase: id });
    expect(await owned()).toMatchObject({ examNum: 3 });
  });

  it('of before decisions were written down suspends nothing and is never refunded by itself', async () => {
    const site = await stripeSite(await prepare());
    const { id, withdraw, owned } = await paidSite(site);
    await declare(site, { purchase: id });
    await site.backend.deps.db.updateTable('withdrawals').set({ suspended_at: null }).execute();
    expect(await owned()).toMatchObject({ examNum: 3 });
    site.pass(day);
    expect((await withdraw()).body.data.state).toBe('asked');
    expect(site.stripe.refunds.made).toEqual([]);
    expect(await owned()).toMatchObject({ examNum: 0 });
  });
});
