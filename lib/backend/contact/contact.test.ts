import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { brand } from '@/lib/site/brand';
import { rules } from '../limits/rules';
import type { Mail } from '../mail/mailer';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';

const written = {
  name: 'Ada',
  email: 'ada@example.com',
  topic: 'purchase',
  message: 'Hello,\r\n\tI paid twice.\n\nAda',
  locale: 'de',
} as const;

const send = (site: TestBackend, more: object = {}, network = '192.0.2.1') =>
  site.call('/contact', { body: { ...written, ...more }, headers: { 'x-forwarded-for': network } });

/** The headers of a mail, unfolded. */
const headersOf = (mail = '') =>
  (mail.split('\r\n\r\n', 1)[0] ?? '').replaceAll(/\r\n\s+/g, ' ').split('\r\n');

const mailCount = async (site: TestBackend) => {
  return (await readdir(join(site.backend.deps.settings.DATA_DIR, 'mail')).catch(() => [])).length;
};

describeOnDatabases('a message to the operator', (prepare) => {
  it('arrives at the operator, who can answer it, and as a copy at the writer', async () => {
    const site = await testBackend(await prepare());
    expect(await send(site)).toMatchObject({ status: 200, body: { data: true } });
    const mail = await site.mailTo(brand.supportEmail);
    expect(headersOf(mail)).toEqual(
      expect.arrayContaining(['Reply-To: Ada <ada@example.com>', 'Subject: Contact form: purchase (de)']),
    );
    expect(mail).not.toContain('Auto-Submitted');
    expect(mail).toContain('I paid twice.');
    const copy = await site.mailTo(written.email);
    expect(headersOf(copy)).toContain('Auto-Submitted: auto-generated');
    expect(copy).toContain('danke f=C3=BCr deine Nachricht');
    expect(copy).not.toContain('> ');
    expect(site.logged.join('')).not.toMatch(/ada@|paid/);
  });

  it('goes to the address of the settings', async () => {
    const settings = { CONTACT_EMAIL: 'desk@example.org' };
    const site = await testBackend(await prepare(), { settings });
    await send(site);
    expect(await site.mailTo('desk@example.org')).toContain('I paid twice.');
    expect(await site.mailTo(brand.supportEmail)).toBeUndefined();
  });

  it('is confirmed in each language to whoever it may be, and repeats nothing that a stranger wrote', async () => {
    const site = await testBackend(await prepare());
    const sent: Mail[] = [];
    site.backend.deps.mailer.send = (mail) => Promise.resolve(void sent.push(mail));
    for (const [index, locale] of locales.entries()) {
      const email = `${locale}@example.com`;
      const message = 'Win at https://evil.example, call +1 900 555 0100';
      expect((await send(site, { locale, email, message }, `192.0.2.${index}`)).status).toBe(200);
    }
    const copies = sent.filter(({ to }) => to !== brand.supportEmail);
    expect(new Set(copies.map(({ subject }) => subject)).size).toBe(locales.length);
    for (const { text } of copies) {
      expect(text).not.toMatch(/Win|evil|900|Ada|> /);
    }
  });

  it('is repeated, without links, to whoever is signed in by the address it is from', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, written.email);
    const sent: Mail[] = [];
    site.backend.deps.mailer.send = (mail) => Promise.resolve(void sent.push(mail));
    const body = { ...written, locale: 'en', message: 'See https://evil.example\nTwice' };
    for (const email of [written.email, 'bob@example.com']) {
      expect((await site.call('/contact', { body: { ...body, email }, token })).status).toBe(200);
    }
    const textTo = (email: string) => sent.find(({ to }) => to === email)?.text;
    expect(textTo(written.email)).toContain('> See […]\n> Twice');
    expect(textTo('bob@example.com')).not.toContain('Twice');
  });

  it('cannot forge a header, whatever it holds', async () => {
    const site = await testBackend(await prepare());
    for (const field of ['name', 'email'] as const) {
      for (const end of ['\r\n', '\n', '\r', '\u0000']) {
        const forged = `${written[field]}${end}Bcc: victim@example.com`;
        expect((await send(site, { [field]: forged })).status).toBe(422);
      }
    }
    expect((await send(site, { message: 'bell \u0007' })).status).toBe(422);
    expect(await mailCount(site)).toBe(0);
    for (const name of [
      'Eve" <victim@example.com>',
      'victim@example.com, other@example.com',
      'Eve\u2028Bcc: victim@example.com',
      '=?utf-8?q?Eve=0d=0aBcc:_victim@example.com?=',
    ]) {
      await site.backend.deps.db.deleteFrom('rate_limits').execute();
      site.pass(1000);
      expect((await send(site, { name, message: 'Bcc: victim@example.com\r\n.\r\nRCPT' })).status).toBe(200);
      const headers = headersOf(await site.mailTo(brand.supportEmail));
      expect(headers.filter((line) => /^(?:b?cc|to):/i.test(line))).toEqual([`To: ${brand.supportEmail}`]);
      const replyTo = headers.find((line) => line.startsWith('Reply-To:')) ?? '';
      expect(replyTo).toMatch(/<ada@example\.com>$/);
      expect(replyTo.replace(/"(?:[^"\\]|\\.)*"/, '').match(/@/g)).toHaveLength(1);
    }
  });

  it('names each field that breaks its rule, and sends nothing', async () => {
    const site = await testBackend(await prepare());
    const wrong = { name: ' ', email: 'nobody', topic: 'spam', message: 'x'.repeat(2001), locale: 'xx' };
    const answer = await send(site, wrong);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual(Object.keys(wrong).sort());
    expect(await mailCount(site)).toBe(0);
  });

  it('from a program that fills in what nobody sees is answered alike, and goes nowhere', async () => {
    const site = await testBackend(await prepare());
    expect(await send(site, { website: 'https://spam.example' })).toMatchObject({
      status: 200,
      body: { data: true },
    });
    expect(await mailCount(site)).toBe(0);
    await send(site, { website: '' });
    expect(await mailCount(site)).toBe(2);
  });

  it('is one of five an hour from a network, of twenty a day', async () => {
    const site = await testBackend(await prepare());
    let taken = 0;
    for (let hour = 0; hour < 6; hour += 1) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(site)));
      taken += answers.filter(({ status }) => status === 200).length;
      site.pass(60 * 60_000);
    }
    expect(taken).toBe(20);
    expect((await send(site, {}, '192.0.2.2')).status).toBe(200);
    site.pass(24 * 60 * 60_000);
    expect((await send(site)).status).toBe(200);
  });

  it('goes out without a copy when its address has had three, or all have had many', async () => {
    const site = await testBackend(await prepare());
    for (let number = 1; number <= 5; number += 1) {
      const email = `ada+${number}@example.com`;
      expect((await send(site, { email }, `192.0.2.${number}`)).status).toBe(200);
    }
    expect(await mailCount(site)).toBe(5 + 3);
    const { db } = site.backend.deps;
    const fill = ({ name, points }: { name: string; points: number }) =>
      db.updateTable('rate_limits').set({ points }).where('key', 'like', `${name}:%`).execute();
    await fill(rules.contactCopyInAll);
    expect((await send(site, { email: 'bob@example.com' }, '192.0.2.20')).status).toBe(200);
    expect(await mailCount(site)).toBe(9);
  });

  it('comes to the operator however many others have come, and the log says so once', async () => {
    const site = await testBackend(await prepare());
    await send(site);
    const { name, points } = rules.contactInAll;
    await site.backend.deps.db
      .updateTable('rate_limits')
      .set({ points })
      .where('key', 'like', `${name}:%`)
      .execute();
    const before = await mailCount(site);
    for (const network of [2, 3]) {
      const email = `bob${network}@example.com`;
      expect((await send(site, { email }, `192.0.2.${network}`)).status).toBe(200);
    }
    expect(await mailCount(site)).toBe(before + 4);
    expect(site.logged.filter((line) => line.includes('in masses'))).toHaveLength(1);
  });

  it('that cannot be sent is answered with a failure, so that the writer keeps it', async () => {
    const site = await testBackend(await prepare());
    site.backend.deps.mailer.send = () => Promise.reject(new Error('down'));
    expect(await send(site)).toMatchObject({ status: 500, body: { code: 'internal' } });
  });
});
