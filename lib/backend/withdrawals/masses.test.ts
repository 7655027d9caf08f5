import { expect, it } from 'vitest';
import { brand } from '@/lib/site/brand';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnBothDatabases } from '@/tests/doubles/backend/databases';
import { declare, email } from '@/tests/doubles/backend/declarations';
import { paidSite, withdrawalsOf } from '@/tests/doubles/backend/paid-site';
import { stripeSite } from '@/tests/doubles/backend/stripe';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import { rules, type LimitRule } from '../limits/rules';
import type { Mail } from '../mail/mailer';
import { resumeWithdrawals } from './resume';

const minute = 60_000;

/** What is sent from now on. */
function mailsOf(site: TestBackend): Mail[] {
  const sent: Mail[] = [];
  site.backend.deps.mailer.send = (mail) => Promise.resolve(void sent.push(mail));
  return sent;
}

const to = (mails: Mail[], address: string) => mails.filter((mail) => mail.to === address);

/** Counts a rule for all as used up. */
async function useUp(site: TestBackend, { name, points }: LimitRule): Promise<void> {
  const filled = await site.backend.deps.db
    .updateTable('rate_limits')
    .set({ points })
    .where('key', 'like', `${name}:%`)
    .returning('key')
    .execute();
  expect(filled, name).toHaveLength(1);
}

describeOnBothDatabases('when withdrawals are declared in masses', (prepare) => {
  it('each is taken and written down, and the log says so once', async () => {
    const site = await testBackend(await prepare());
    const sent = mailsOf(site);
    await declare(site);
    await useUp(site, rules.withdrawInAll);
    await useUp(site, rules.withdrawTellInAll);
    for (const network of [2, 3]) {
      const bob = { email: `bob${network}@example.com` };
      expect((await declare(site, bob, `192.0.2.${network}`)).status).toBe(200);
    }
    expect(await withdrawalsOf(site)).toHaveLength(3);
    expect(site.logged.filter((line) => line.includes('in masses'))).toHaveLength(1);
    // Mail waits, and comes the next day.
    expect(to(sent, brand.supportEmail)).toHaveLength(1);
    site.pass(24 * 60 * minute);
    await resumeWithdrawals(site.backend.deps);
    expect(to(sent, brand.supportEmail)).toHaveLength(3);
  });

  it('one of a purchase we know comes to the operator at once', async () => {
    const site = await stripeSite(await prepare());
    const { id } = await paidSite(site);
    const sent = mailsOf(site);
    await declare(site, { email: 'bob@example.com' });
    await useUp(site, rules.withdrawTellInAll);
    await declare(site, { purchase: id }, '192.0.2.2');
    expect(to(sent, brand.supportEmail).map(({ subject }) => subject.includes(id))).toEqual([false, true]);
  });

  it('whoever has an account is confirmed at once, whatever others have used up', async () => {
    const site = await testBackend(await prepare());
    await registerUser(site, 'bob@example.com');
    const sent = mailsOf(site);
    await declare(site);
    await useUp(site, rules.withdrawMailInAll);
    await declare(site, { email: 'bob@example.com' }, '192.0.2.2');
    await declare(site, { email: 'eve@example.com' }, '192.0.2.3');
    expect(['bob@example.com', 'eve@example.com'].map((address) => to(sent, address).length)).toEqual([1, 0]);
  });

  it('those that wait leave mail for those that come in', async () => {
    const site = await testBackend(await prepare());
    const sent = mailsOf(site);
    await declare(site);
    await useUp(site, rules.withdrawMailInAll);
    await declare(site, { email: 'late1@example.com' }, '192.0.2.2');
    await declare(site, { email: 'late2@example.com' }, '192.0.2.3');
    site.pass(24 * 60 * minute);
    const { limiter } = site.backend.deps;
    for (let use = 1; use < rules.withdrawMailLate.points; use += 1)
      await limiter.count(rules.withdrawMailLate, '');
    await resumeWithdrawals(site.backend.deps);
    await declare(site, { email: 'new@example.com' }, '192.0.2.4');
    expect(sent.filter((mail) => mail.to.startsWith('late'))).toHaveLength(1);
    expect(to(sent, 'new@example.com')).toHaveLength(1);
  });

  it('the newest of a long queue comes with the oldest, not behind all', async () => {
    const site = await testBackend(await prepare());
    site.backend.deps.mailer.send = () => Promise.reject(new Error('down'));
    await declare(site, { email: 'old@example.com' });
    const [row] = await withdrawalsOf(site);
    if (!row) throw new Error('Nothing was written down');
    const others = Array.from({ length: 100 }, (_, index) => ({ ...row, id: `another ${index}` }));
    await site.backend.deps.db.insertInto('withdrawals').values(others).execute();
    site.pass(minute);
    await declare(site, { email: 'new@example.com' });
    const sent = mailsOf(site);
    site.pass(2 * minute);
    await resumeWithdrawals(site.backend.deps);
    expect(to(sent, 'new@example.com')).toHaveLength(1);
    expect(to(sent, 'old@example.com').length).toBeGreaterThan(0);
  });

  it('a mailbox is one, by whatever name after a plus', async () => {
    const site = await testBackend(await prepare());
    const sent = mailsOf(site);
    for (let time = 0; time < 5; time += 1) {
      await declare(site, { email: `target+${time}@example.com` }, `192.0.2.${time}`);
    }
    expect(sent.filter((mail) => mail.to.startsWith('target'))).toHaveLength(3);
  });
});

describeOnBothDatabases('one withdrawal', (prepare) => {
  it('is confirmed once, however often it is asked for at the same moment', async () => {
    const site = await stripeSite(await prepare());
    const { withdraw } = await paidSite(site);
    const sent = mailsOf(site);
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw()));
    for (const { body } of answers) expect(body.data.state).toBe('refunded');
    await withdraw();
    expect(to(sent, email)).toHaveLength(1);
    expect(to(sent, brand.supportEmail)).toEqual([]);
  });

  it('is confirmed three times a day at most, also where strangers repeat what its owner has declared', async () => {
    const site = await stripeSite(await prepare());
    const { id, withdraw } = await paidSite(site);
    const sent = mailsOf(site);
    await withdraw();
    for (let time = 0; time < 6; time += 1) await declare(site, { purchase: id }, `192.0.2.${time}`);
    expect(to(sent, email)).toHaveLength(3);
  });

  it('repeats to an address that nobody has proved neither free words nor telephone numbers', async () => {
    const site = await testBackend(await prepare());
    const sent = mailsOf(site);
    const number = '0b7c2f1e-8a5d-4c3b-9f60-1d2e3a4b5c6d';
    await declare(site, {
      name: 'Call +1 900 555 0100 now',
      purchase: `Your card will be charged 499 USD ${number}`,
      reason: 'To cancel call +1 900 555 0100',
    });
    await declare(site, { name: 'Zoë van ’t Hoff-Ba', purchase: number }, '192.0.2.2');
    const [first, second] = to(sent, email).map(({ text }) => text);
    expect(first).not.toMatch(/900|charged|cancel|Call/);
    expect(first).toContain(`> ${number}`);
    expect(first).toContain('everything else that you entered');
    expect(second).not.toContain('everything else that you entered');
    expect(to(sent, brand.supportEmail)[0]?.text).toContain('To cancel call +1 900 555 0100');
  });
});
