import { expect, it } from 'vitest';
import { brand } from '@/lib/site/brand';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { declare, email, written } from '@/tests/doubles/backend/declarations';
import { paidSite, withdrawalsOf } from '@/tests/doubles/backend/paid-site';
import { stripeSite } from '@/tests/doubles/backend/stripe';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import type { Mail } from '../mail/mailer';
import { rules } from '../limits/rules';
import { resumeWithdrawals } from './resume';

/** Of a purchase that is none of this site's. */
const number = '0b7c2f1e-8a5d-4c3b-9f60-1d2e3a4b5c6d';
const minute = 60_000;
const day = 24 * 60 * minute;

/** The mail server of a site: down at first. */
function mailServer(site: TestBackend) {
  const sent: Mail[] = [];
  const { mailer } = site.backend.deps;
  const up = (takes: (mail: Mail) => boolean) => {
    mailer.send = async (mail) => {
      if (!takes(mail)) throw new Error('down');
      sent.push(mail);
    };
  };
  up(() => false);
  return {
    up: (takes: (mail: Mail) => boolean = () => true) => up(takes),
    /** Of what was sent, what went there. */
    to: (address: string) => sent.filter(({ to }) => to === address),
  };
}

async function resume(site: TestBackend, after: number): Promise<void> {
  site.pass(after);
  await resumeWithdrawals(site.backend.deps);
}

describeOnDatabases('a withdrawal that waits', (prepare) => {
  it('is confirmed once, however often the mail server refused that', async () => {
    const site = await testBackend(await prepare());
    const mails = mailServer(site);
    await declare(site);
    for (let time = 0; time < 4; time += 1) await resume(site, 5 * minute);
    expect(await withdrawalsOf(site)).toMatchObject([
      { told_at: null, confirmed_at: null, settled_at: null },
    ]);
    mails.up();
    for (let time = 0; time < 2; time += 1) await resume(site, day);
    expect(mails.to(email)).toHaveLength(1);
    expect(mails.to(brand.supportEmail)).toHaveLength(1);
  });

  it('is confirmed the next day where strangers have used up the mail of its address, or all mail', async () => {
    const site = await testBackend(await prepare());
    const mails = mailServer(site);
    mails.up();
    for (let time = 0; time < 3; time += 1) await declare(site, { purchase: 'Nothing' }, '192.0.2.66');
    await declare(site, { purchase: number });
    const { db } = site.backend.deps;
    await db
      .updateTable('rate_limits')
      .set({ points: rules.withdrawMailInAll.points })
      .where('key', 'like', `${rules.withdrawMailInAll.name}:%`)
      .execute();
    await declare(site, { email: 'bob@example.com' }, '192.0.2.2');
    const mine = () => mails.to(email).filter(({ text }) => text.includes(number));
    expect([mine().length, mails.to('bob@example.com').length]).toEqual([0, 0]);
    await resume(site, day);
    expect([mine().length, mails.to('bob@example.com').length]).toEqual([1, 1]);
    expect((await withdrawalsOf(site)).filter(({ settled_at }) => settled_at === null)).toEqual([]);
  });

  it('is not held up by others whose mail nobody takes', async () => {
    const site = await stripeSite(await prepare());
    const { withdraw, listed } = await paidSite(site);
    mailServer(site);
    for (let time = 0; time < 50; time += 1) await declare(site, {}, `192.0.2.${time}`);
    site.breakDown(503);
    expect((await withdraw()).body.data.state).toBe('refunding');
    site.breakDown(undefined);
    await resume(site, 61_000);
    expect(await listed()).toMatchObject({ state: 'refunded', withdrawal: 'refunded' });
  });

  it('is tried in turn with others, so that none is forgotten', async () => {
    const site = await testBackend(await prepare());
    const mails = mailServer(site);
    for (let time = 0; time < 50; time += 1) await declare(site, {}, `192.0.2.${time}`);
    site.pass(1000);
    await declare(site, { email: 'bob@example.com' }, '192.0.2.99');
    mails.up(({ to, replyTo }) => [to, replyTo?.address].includes('bob@example.com'));
    for (let time = 0; time < 2; time += 1) await resume(site, 5 * minute);
    expect(mails.to('bob@example.com')).toHaveLength(1);
  });

  it('comes to the operator even after a month; its confirmation is then given up, and the log says so', async () => {
    const site = await testBackend(await prepare());
    const mails = mailServer(site);
    await declare(site);
    await resume(site, 31 * day);
    const [row] = await withdrawalsOf(site);
    expect(row?.settled_at).toBeNull();
    mails.up(({ to }) => to !== email);
    await resume(site, 5 * day);
    expect(mails.to(brand.supportEmail)).toHaveLength(1);
    expect((await withdrawalsOf(site))[0]).toMatchObject({
      confirmed_at: null,
      settled_at: expect.any(Number),
    });
    const line = site.logged.find((one) => one.includes('given up')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 50, withdrawal: row?.id });
    expect(site.logged.join('')).not.toContain(written.purchase);
  });

  it('keeps its words until its mails have gone out, when the account is deleted meanwhile', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    const mails = mailServer(site);
    await declare(site, { reason: 'Too many words' });
    await site.call('/account', { method: 'DELETE', token, body: { confirm: email } });
    expect((await withdrawalsOf(site))[0]).toMatchObject({ email, what: written.purchase });
    mails.up();
    await resume(site, 61_000);
    const [told] = mails.to(brand.supportEmail);
    for (const words of [written.name, written.purchase, 'Too many words'])
      expect(told?.text).toContain(words);
    expect(mails.to(email)[0]?.text).toContain(`> ${written.name}`);
    expect((await withdrawalsOf(site))[0]).toMatchObject({
      ...{ name: null, email: null, what: null, reason: null },
      settled_at: expect.any(Number),
    });
  });
});
