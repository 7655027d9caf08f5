import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { email } from '@/tests/doubles/backend/paid-site';
import { sellTestPlans } from '@/tests/doubles/backend/plans';
import { readableMail } from '@/tests/doubles/backend/readable-mail';
import { stripeSite } from '@/tests/doubles/backend/stripe';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import type { Mail } from '../mail/mailer';
import { sendReceipts } from './send-receipts';

const minute = 60_000;

/** What is sent to the buyer from now on; nothing is while the mail server is down. */
function mailsOf(site: TestBackend) {
  const sent: Mail[] = [];
  const server = { isDown: false, sent };
  site.backend.deps.mailer.send = async (mail) => {
    if (server.isDown) throw new Error('down');
    sent.push(mail);
  };
  return server;
}

describeOnDatabases('the receipt of a purchase', (prepare) => {
  it('comes by mail once it is paid, with what one has to keep', async () => {
    const site = await stripeSite(await prepare(), { SITE_URL: 'https://www.example.com' });
    await sellTestPlans(site);
    const token = await site.signUp(email);
    const id = await site.start(token, 'vip-90');
    site.pass(1000);
    await site.deliver(site.stripe.complete(site.stripe.sessionOf(id)));
    const mail = readableMail(await site.mailTo(email));
    expect(mail).toMatch(/^Subject: Your \S+ receipt: .*90/m);
    for (const part of ['Pro', '$39.90', 'January 15, 2026', 'UTC', `Purchase number: ${id}`, '14 days'])
      expect(mail).toContain(part);
    expect(mail).toContain('\nhttps://www.example.com/withdraw\n');
    expect(mail).toContain('\nhttps://www.example.com/account\n');
    expect(mail).not.toContain('test shop');
    // A plan has no mock exams.
    expect(mail).not.toContain('/app/exam');
  });

  it('leads to the exam room where mock exams were bought', async () => {
    const site = await stripeSite(await prepare(), { SITE_URL: 'https://www.example.com' });
    await sellTestPlans(site);
    const token = await site.signUp(email);
    const id = await site.start(token, 'mock-3');
    site.pass(1000);
    await site.deliver(site.stripe.complete(site.stripe.sessionOf(id)));
    expect(readableMail(await site.mailTo(email))).toContain('\nhttps://www.example.com/app/exam\n');
  });

  it('is in the language of the payment, and says where no money moved', async () => {
    const site = await testBackend(await prepare(), { settings: { PAYMENTS: 'sandbox' } });
    await sellTestPlans(site);
    const token = await registerUser(site, email);
    const { sent } = mailsOf(site);
    for (const locale of locales) {
      const { body } = await site.call<{ url: string }>('/stripe/payUrl?vipId=mock-3', {
        token,
        headers: { locale },
      });
      await site.backend.fetch(
        new Request(`http://localhost${body.data.url}`, { method: 'POST', body: 'action=pay' }),
      );
      await site.backend.settled();
    }
    expect(sent).toHaveLength(locales.length);
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(locales.length);
    const german = sent[locales.indexOf('de')]?.text;
    expect(german).toContain('Test-Shop');
    expect(german).toContain('/de/withdraw\n');
  });

  it('comes once, however often the payment is told of', async () => {
    const site = await stripeSite(await prepare());
    await sellTestPlans(site);
    const token = await site.signUp(email);
    const id = await site.start(token, 'mock-3');
    const { sent } = mailsOf(site);
    const event = site.stripe.complete(site.stripe.sessionOf(id));
    await Promise.all([1, 2, 3].map((time) => site.deliver({ ...event, id: `evt_${time}` })));
    site.pass(60 * minute);
    await Promise.all([sendReceipts(site.backend.deps), sendReceipts(site.backend.deps)]);
    expect(sent).toHaveLength(1);
  });

  it('comes when the mail server is back', async () => {
    const site = await stripeSite(await prepare());
    await sellTestPlans(site);
    const token = await site.signUp(email);
    const id = await site.start(token, 'mock-3');
    const server = mailsOf(site);
    server.isDown = true;
    await site.deliver(site.stripe.complete(site.stripe.sessionOf(id)));
    server.isDown = false;
    await sendReceipts(site.backend.deps);
    expect(server.sent, 'whoever has begun is left to it').toEqual([]);
    site.pass(2 * minute);
    await sendReceipts(site.backend.deps);
    expect(server.sent).toHaveLength(1);
  });

  it('is not sent of what went back before, to who is gone, or of purchases of before', async () => {
    const site = await stripeSite(await prepare());
    await sellTestPlans(site);
    const token = await site.signUp(email);
    const server = mailsOf(site);
    server.isDown = true;
    const [back, left] = [await site.start(token, 'mock-3'), await site.start(token, 'mock-1')];
    for (const id of [back, left]) await site.deliver(site.stripe.complete(site.stripe.sessionOf(id)));
    await site.deliver(site.stripe.refund(site.stripe.sessionOf(back)));
    await site.call('/account', { method: 'DELETE', token, body: { confirm: email } });
    server.isDown = false;
    site.pass(60 * minute);
    await sendReceipts(site.backend.deps);
    expect(server.sent).toEqual([]);
    const owed = await site.backend.deps.db.selectFrom('purchases').select('receipt_due_at').execute();
    expect(owed).toEqual([{ receipt_due_at: null }, { receipt_due_at: null }]);
  });

  it('is given up after a month, and the log says so', async () => {
    const site = await stripeSite(await prepare());
    await sellTestPlans(site);
    const token = await site.signUp(email);
    const id = await site.start(token, 'mock-3');
    mailsOf(site).isDown = true;
    await site.deliver(site.stripe.complete(site.stripe.sessionOf(id)));
    site.pass(31 * 24 * 60 * minute);
    await sendReceipts(site.backend.deps);
    const owed = await site.backend.deps.db.selectFrom('purchases').select('receipt_due_at').execute();
    expect(owed).toEqual([{ receipt_due_at: null }]);
    expect(site.logged.some((line) => line.includes('"isGivenUp":true'))).toBe(true);
    expect(site.logged.join('')).not.toContain(email);
  });
});
