import { expect, it } from 'vitest';
import { brand } from '@/lib/site/brand';
import { openBackend } from '../backend';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { declare } from '@/tests/doubles/backend/declarations';
import { paidSite } from '@/tests/doubles/backend/paid-site';
import { stripeSite, type StripeSite } from '@/tests/doubles/backend/stripe';
import type { Mail } from '../mail/mailer';
import { decide } from './decisions/decide';
import { remindOperator } from './remind';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Something used, which a person decides about; the mails of its site from then on. */
async function askedSite(site: StripeSite) {
  const paid = await paidSite(site);
  await paid.use('exam_used');
  expect((await paid.withdraw()).body.data.state).toBe('asked');
  const { deps } = site.backend;
  const sent: Mail[] = [];
  const take = async (mail: Mail) => void sent.push(mail);
  deps.mailer.send = take;
  const after = async (ms: number) => {
    site.pass(ms);
    await remindOperator(deps).catch(() => undefined);
    return sent.length;
  };
  const [row] = await deps.db.selectFrom('withdrawals').select('id').execute();
  return { ...paid, deps, sent, take, after, withdrawal: row?.id ?? '' };
}

describeOnDatabases('the operator', (prepare) => {
  it('is reminded of a decision after three days and then every week, in a mail that names nobody', async () => {
    const site = await stripeSite(await prepare());
    const { id, after, sent } = await askedSite(site);
    const counts = [];
    for (const ms of [0, 3 * day - 1001, 1001, 0, 7 * day - 1, 1, 0, 7 * day]) counts.push(await after(ms));
    expect(counts).toEqual([0, 0, 1, 1, 1, 2, 2, 3]);
    for (const { to, text } of sent) {
      expect(to).toBe(brand.supportEmail);
      expect(text).toContain(id);
      expect(text).toMatch(/https?:\/\/\S+\/api\/v1\/decisions\/\S+/);
      // As a word: ids and tokens may have these letters in a row.
      expect(text).not.toMatch(/\bada\b/i);
    }
  });

  it('is reminded of all that wait in one mail, and of nothing that is decided or cannot be', async () => {
    const site = await stripeSite(await prepare());
    const { deps, after, sent, withdrawal, token } = await askedSite(site);
    const other = await site.start(token, 'mock-3');
    await site.deliver(site.stripe.complete(site.stripe.sessionOf(other)));
    await declare(site, { purchase: other });
    await declare(site, { purchase: 'Something else' });
    sent.length = 0;
    expect(await after(4 * day)).toBe(1);
    expect(sent[0]?.subject).toContain(': 2');
    expect(sent[0]?.text).not.toContain('Something else');
    await decide(deps, withdrawal, 'refuse');
    expect(await after(8 * day)).toBe(2);
    expect(sent[1]?.subject).toContain(': 1');
    expect(sent[1]?.text).toContain(other);
  });

  it('is reminded once by instances that look at the same moment, and again where the mail was refused', async () => {
    const site = await stripeSite(await prepare());
    const { deps, after, sent, take } = await askedSite(site);
    deps.mailer.send = () => Promise.reject(new Error('down'));
    await after(3 * day);
    deps.mailer.send = take;
    expect(await after(9 * minute)).toBe(0);
    site.pass(minute);
    await Promise.all(Array.from({ length: 4 }, () => remindOperator(deps)));
    expect(sent).toHaveLength(1);
  });

  it('is reminded after a restart of what was due before it, and not again of what was sent', async () => {
    const place = await prepare();
    const site = await stripeSite(place);
    const { deps } = await askedSite(site);
    site.pass(3 * day);
    const database = place.schema === undefined ? {} : { schema: place.schema };
    const restart = async () => {
      const again = await openBackend(deps.settings, { now: deps.now, log: deps.log, database });
      await again.settled();
      await again.close();
      return (await site.mailTo(brand.supportEmail)) ?? '';
    };
    expect(await restart()).toContain('wait for a decision: 1');
    const remindAt = () => deps.db.selectFrom('withdrawals').select('remind_at').execute();
    const once = await remindAt();
    site.pass(1000);
    await restart();
    expect(await remindAt()).toEqual(once);
  });
});
