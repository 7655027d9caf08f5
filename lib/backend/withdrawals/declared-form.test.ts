import { expect, it } from 'vitest';
import { limits } from '@/lib/api/contract/limits';
import { locales } from '@/lib/i18n/locales';
import { brand } from '@/lib/site/brand';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { declare, mailCount, written } from '@/tests/doubles/backend/declarations';
import { withdrawalsOf } from '@/tests/doubles/backend/paid-site';
import { readableMail } from '@/tests/doubles/backend/readable-mail';
import { testBackend } from '@/tests/doubles/backend/test-backend';
import type { Mail } from '../mail/mailer';
import { resumeWithdrawals } from './resume';

describeOnDatabases('the public call of withdrawals', (prepare) => {
  it('names each field that breaks its rule, and cannot forge a header', async () => {
    const site = await testBackend(await prepare());
    const wrong = {
      ...{ name: ' ', email: 'nobody', purchase: 'x'.repeat(limits.withdrawn + 1) },
      ...{ reason: 'x'.repeat(limits.withdrawReason + 1), locale: 'xx' },
    };
    const answer = await declare(site, wrong);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual(Object.keys(wrong).sort());
    for (const field of ['name', 'email', 'purchase']) {
      expect((await declare(site, { [field]: 'x\r\nBcc: victim@example.com' })).status).toBe(422);
    }
    expect(await mailCount(site)).toBe(0);
  });

  it('keeps at most 2,400 bytes of what is written, in whatever script', async () => {
    const site = await testBackend(await prepare());
    const filled = {
      name: '姓'.repeat(limits.nickname),
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`,
      purchase: '買'.repeat(limits.withdrawn),
      reason: '由'.repeat(limits.withdrawReason),
    };
    expect((await declare(site, filled)).status).toBe(200);
    const [row] = await withdrawalsOf(site);
    const written = [row?.name, row?.email, row?.what, row?.reason].join('');
    expect(Buffer.byteLength(written)).toBeGreaterThan(2300);
    expect(Buffer.byteLength(written)).toBeLessThanOrEqual(2400);
  });

  it('has no field that makes a declaration void: what a browser fills in beside is not looked at', async () => {
    const site = await testBackend(await prepare());
    expect((await declare(site, { website: 'https://ada.example' })).status).toBe(200);
    expect(await withdrawalsOf(site)).toMatchObject([{ what: written.purchase }]);
    expect(readableMail(await site.mailTo(brand.supportEmail))).toContain(written.purchase);
  });

  it('is one of five an hour from a network; its address is mailed three times that day, and the rest the next', async () => {
    const site = await testBackend(await prepare());
    const answers = await Promise.all(Array.from({ length: 6 }, () => declare(site)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(await withdrawalsOf(site)).toHaveLength(5);
    // Five to the operator, three confirmations.
    expect(await mailCount(site)).toBe(5 + 3);
    for (let days = 0; days < 2; days += 1) {
      site.pass(24 * 60 * 60_000);
      await resumeWithdrawals(site.backend.deps);
      expect(await mailCount(site)).toBe(5 + 5);
    }
  });

  it('is confirmed in each language', async () => {
    const site = await testBackend(await prepare());
    const sent: Mail[] = [];
    site.backend.deps.mailer.send = (mail) => Promise.resolve(void sent.push(mail));
    for (const [index, locale] of locales.entries()) {
      await declare(site, { locale, email: `${locale}@example.com` }, `192.0.2.${index}`);
    }
    const texts = sent.filter(({ to }) => to !== brand.supportEmail);
    expect(new Set(texts.map(({ subject }) => subject)).size).toBe(locales.length);
    for (const { text } of texts) {
      expect(text).toMatch(/\n> [^\n]{5,}\n> Ada\n/);
      expect(text).not.toContain(written.purchase);
    }
  });
});
