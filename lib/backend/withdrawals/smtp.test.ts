import { expect, it } from 'vitest';
import { brand } from '@/lib/site/brand';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { temporaryFolder } from '@/tests/doubles/backend/databases';
import { sellTestPlans } from '@/tests/doubles/backend/plans';
import { readableMail } from '@/tests/doubles/backend/readable-mail';
import { smtpServer, type Received } from '@/tests/doubles/backend/smtp-server';
import { testBackend } from '@/tests/doubles/backend/test-backend';

const email = 'ada@example.com';

it('goes by SMTP: a receipt, a withdrawal to operator and buyer, from the account and by the public form, and a message', async () => {
  const { url, received } = await smtpServer();
  // Accounts are opened by the mail of the data folder; the rest goes to the server.
  const DATA_DIR = await temporaryFolder();
  const before = await testBackend({ DATA_DIR }, { settings: { PAYMENTS: 'sandbox' } });
  await sellTestPlans(before);
  const token = await registerUser(before, email);
  await before.backend.close();
  const settings = { PAYMENTS: 'sandbox', SMTP_URL: url, CONTACT_EMAIL: 'desk@example.org' };
  const site = await testBackend({ DATA_DIR }, { settings, now: before.backend.deps.now });
  await sellTestPlans(site);

  const start = await site.call<{ logVipId: string; url: string }>('/stripe/payUrl?vipId=mock-3', { token });
  await site.backend.fetch(
    new Request(`http://localhost${start.body.data.url}`, { method: 'POST', body: 'action=pay' }),
  );
  await site.backend.settled();
  const to = (address: string) => received.filter((mail) => mail.to.join() === address).map(text);
  const taken = (from: number) => received.slice(from).map((mail) => mail.to.join());

  const purchaseId = start.body.data.logVipId;
  const own = await site.call('/account/withdraw', {
    token,
    body: { purchaseId },
    headers: { locale: 'en' },
  });
  expect(own).toMatchObject({ status: 200, body: { data: { state: 'refunded' } } });
  expect(taken(0)).toEqual([email, email]);
  for (const mail of to(email)) expect(mail).toContain(purchaseId);

  const declared = { name: 'Bob', email: 'bob@example.com', purchase: purchaseId, locale: 'en' };
  expect((await site.call('/withdraw', { body: declared })).status).toBe(200);
  expect(taken(2).sort()).toEqual(['bob@example.com', 'desk@example.org']);
  expect(to('desk@example.org')[0]).toMatch(/^Reply-To: Bob <bob@example\.com>$/m);
  expect(to('bob@example.com')[0]).toContain(`> ${purchaseId}`);

  const message = { name: 'Eve', email: 'eve@example.com', topic: 'press', message: 'Hello', locale: 'en' };
  expect((await site.call('/contact', { body: message })).status).toBe(200);
  expect(taken(4)).toEqual(['desk@example.org', 'eve@example.com']);
  expect(to('desk@example.org')[1]).toContain('Subject: Contact form: press (en)');
  expect(to('eve@example.com')[0]).toContain('Thank you for your message');
  for (const mail of received) expect(mail.from).toBe(brand.supportEmail);
});

const text = ({ message }: Received) => readableMail(message);
