import { expect, it } from 'vitest';
import { brand } from '@/lib/site/brand';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { sellTestPlans } from '@/tests/doubles/backend/plans';
import { declare, email, mailCount, written } from '@/tests/doubles/backend/declarations';
import { withdrawalsOf } from '@/tests/doubles/backend/paid-site';
import { readableMail } from '@/tests/doubles/backend/readable-mail';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import { purgeExpired } from '../purge';
import type { Mail } from '../mail/mailer';
import { resumeWithdrawals } from './resume';

const day = 24 * 60 * 60_000;

/** A site whose test shop has sold something. */
async function soldSite(site: TestBackend) {
  await sellTestPlans(site);
  const token = await registerUser(site, email);
  const start = await site.call<{ logVipId: string; url: string }>('/stripe/payUrl?vipId=mock-3', { token });
  await site.backend.fetch(
    new Request(`http://localhost${start.body.data.url}`, { method: 'POST', body: 'action=pay' }),
  );
  await site.backend.settled();
  site.pass(1000);
  const withdraw = () =>
    site.call<{ state: string }>('/account/withdraw', {
      token,
      body: { purchaseId: start.body.data.logVipId },
    });
  const listed = async () => (await site.call<object[]>('/account/purchases', { token })).body.data[0];
  return { token, id: start.body.data.logVipId, withdraw, listed };
}

const sandbox = { settings: { PAYMENTS: 'sandbox' } };

describeOnDatabases('a withdrawal that is declared without a session', (prepare) => {
  it('is written down, mailed to the operator and confirmed with its moment', async () => {
    const site = await testBackend(await prepare());
    const answer = await declare(site, { reason: 'See https://evil.example', name: 'Ada www.evil.example' });
    expect(answer).toMatchObject({ status: 200, body: { data: { receivedAt: '2026-01-15T12:00:00.000Z' } } });
    const told = readableMail(await site.mailTo(brand.supportEmail));
    expect(told).toContain('Subject: Withdrawal to decide: purchase unknown (en)');
    expect(told).toContain('2026-01-15T12:00:00.000Z');
    expect(told).toContain(written.purchase);
    const mail = readableMail(await site.mailTo(email));
    expect(mail).toMatch(/January 15, 2026.*12:00.*UTC/);
    expect(mail).toContain('> I withdraw from the contract for this purchase.');
    expect(mail).not.toMatch(/evil|30-day/);
    expect(mail).toContain('Auto-Submitted: auto-generated');
    expect((await withdrawalsOf(site))[0]).toMatchObject({ state: 'asked', purchase_id: null, ...{ email } });
    expect((await withdrawalsOf(site))[0]?.settled_at).not.toBeNull();
    expect(site.logged.join('')).not.toMatch(/evil|30-day/);
  });

  it('is answered and confirmed alike, whether or not the address and the number are known', async () => {
    const site = await testBackend(await prepare(), sandbox);
    const { id } = await soldSite(site);
    const sent: Mail[] = [];
    site.backend.deps.mailer.send = (mail) => Promise.resolve(void sent.push(mail));
    const [known, stranger, wrongAddress] = [
      await declare(site, { purchase: id }),
      await declare(site, { purchase: `0${id.slice(1)}`, email: 'bob@example.com' }, '192.0.2.2'),
      await declare(site, { purchase: id, email: 'bob@example.com' }, '192.0.2.3'),
    ];
    expect(stranger.body).toEqual(known.body);
    expect(wrongAddress.body).toEqual(known.body);
    const [one, two, three] = sent
      .filter(({ to }) => to !== brand.supportEmail)
      .map(({ text, subject }) => ({ subject, text: text.replaceAll(/^> [\w-]{36}$/gm, '') }));
    expect(two).toEqual(one);
    expect(three).toEqual(one);
    const linked = (await withdrawalsOf(site)).map(({ purchase_id }) => purchase_id);
    expect(linked.filter((purchase) => purchase === id)).toHaveLength(1);
  });

  it('belongs to its purchase, and is refunded once its owner asks in the account in time, as of its first day', async () => {
    const site = await testBackend(await prepare(), sandbox);
    const { id, withdraw, listed } = await soldSite(site);
    await declare(site, { purchase: `No. ${id.toUpperCase()}, three exams` });
    await declare(site, { purchase: id });
    expect(await withdrawalsOf(site)).toHaveLength(1);
    expect(await listed()).toMatchObject({
      ...{ state: 'paid', withdrawal: 'asked' },
      withdrawUntil: '2026-01-30T11:59:59.999Z',
    });
    expect(readableMail(await site.mailTo(brand.supportEmail))).toContain('that were used: 0');
    site.pass(14 * day);
    expect(await withdraw()).toMatchObject({ status: 200, body: { data: { state: 'refunded' } } });
    expect(await listed()).toMatchObject({ state: 'refunded', withdrawal: 'refunded' });
    expect(await withdrawalsOf(site)).toHaveLength(1);
    const mail = readableMail(await site.mailTo(email));
    expect(mail).toContain('test shop: no money was paid');
    expect(mail).toContain('January 15, 2026');
  });

  it('is the owner’s own once it is repeated in the account, of something used too', async () => {
    const site = await testBackend(await prepare(), sandbox);
    const { id, withdraw, listed } = await soldSite(site);
    await declare(site, { purchase: id });
    await site.backend.deps.db
      .updateTable('grants')
      .set({ exam_used: 1 })
      .where('purchase_id', '=', id)
      .execute();
    site.pass(1000);
    for (let time = 0; time < 2; time += 1) expect((await withdraw()).body.data.state).toBe('asked');
    expect(await listed()).toMatchObject({ withdrawal: 'asked', withdrawUntil: null });
    const told = readableMail(await site.mailTo(brand.supportEmail));
    expect(told).toContain('in the account');
    expect(told).toContain('that were used: 1');
    // The code, the receipt, the declaration and its repetition to both.
    expect(await mailCount(site)).toBe(2 + 4);
  });

  it('is in the operator’s hands once the mail server is back, and in one copy', async () => {
    const site = await testBackend(await prepare());
    const sent: Mail[] = [];
    site.backend.deps.mailer.send = () => Promise.reject(new Error('down'));
    expect((await declare(site)).status).toBe(200);
    site.backend.deps.mailer.send = (mail) => Promise.resolve(void sent.push(mail));
    await resumeWithdrawals(site.backend.deps);
    expect(sent, 'whoever has begun is left to it').toEqual([]);
    site.pass(61_000);
    await Promise.all([resumeWithdrawals(site.backend.deps), resumeWithdrawals(site.backend.deps)]);
    site.pass(day);
    await resumeWithdrawals(site.backend.deps);
    expect(sent.map(({ to }) => to).sort()).toEqual([email, brand.supportEmail].sort());
  });

  it('loses its personal part with the account', async () => {
    const site = await testBackend(await prepare(), sandbox);
    const { token, withdraw } = await soldSite(site);
    await withdraw();
    await declare(site, { reason: 'Countess' });
    await site.call('/account', { method: 'DELETE', token, body: { confirm: email } });
    const rows = JSON.stringify(await withdrawalsOf(site));
    expect(await withdrawalsOf(site)).toHaveLength(2);
    for (const personal of [email, 'Ada', 'Countess', written.purchase]) expect(rows).not.toContain(personal);
  });

  it('is forgotten after three years where it names no purchase of ours', async () => {
    const site = await testBackend(await prepare(), sandbox);
    const { id } = await soldSite(site);
    await declare(site, { purchase: id });
    await declare(site);
    const { db, now } = site.backend.deps;
    await purgeExpired(db, now() + 3 * 365 * day - 1);
    expect(await withdrawalsOf(site)).toHaveLength(2);
    await purgeExpired(db, now() + 3 * 365 * day);
    expect((await withdrawalsOf(site)).map(({ purchase_id }) => purchase_id)).toEqual([id]);
  });
});
