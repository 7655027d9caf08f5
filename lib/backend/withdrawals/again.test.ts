import { expect, it } from 'vitest';
import { brand } from '@/lib/site/brand';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { declare } from '@/tests/doubles/backend/declarations';
import { email, paidSite, withdrawalsOf } from '@/tests/doubles/backend/paid-site';
import { stripeSite, type StripeSite } from '@/tests/doubles/backend/stripe';
import type { Mail } from '../mail/mailer';
import { resumeWithdrawals } from './resume';

/** What is sent from now on. */
function mailsOf(site: StripeSite): Mail[] {
  const sent: Mail[] = [];
  site.backend.deps.mailer.send = (mail) => Promise.resolve(void sent.push(mail));
  return sent;
}

const toOperator = (mails: Mail[]) => mails.filter(({ to }) => to === brand.supportEmail);

describeOnDatabases('a withdrawal that is declared again', (prepare) => {
  it('is a declaration of its own where its words name something else', async () => {
    const site = await stripeSite(await prepare());
    const { id, token } = await paidSite(site);
    const other = await site.start(token, 'vip-7');
    await site.deliver(site.stripe.complete(site.stripe.sessionOf(other)));
    const sent = mailsOf(site);
    await declare(site, { purchase: id });
    const both = `${id} and ${other}`;
    const answers = [await declare(site, { purchase: both }), await declare(site, { purchase: both })];
    for (const { status } of answers) expect(status).toBe(200);
    const rows = await withdrawalsOf(site);
    expect(rows.filter(({ purchase_id }) => purchase_id === id)).toHaveLength(1);
    expect(rows.filter(({ what }) => what === both).map(({ purchase_id }) => purchase_id)).toEqual([
      null,
      null,
    ]);
    expect(toOperator(sent).filter(({ text }) => text.includes(other)).length).toBeGreaterThan(0);
  });

  it('is one of its own for another reason, and the same one in the same words or by its number', async () => {
    const site = await stripeSite(await prepare());
    const { id } = await paidSite(site);
    const sent = mailsOf(site);
    const words = { purchase: `No. ${id}`, reason: 'Too slow' };
    await declare(site, words);
    await declare(site, words);
    await declare(site, { purchase: id.toUpperCase() });
    expect(await withdrawalsOf(site)).toMatchObject([{ what: words.purchase, reason: 'Too slow' }]);
    expect(toOperator(sent)).toHaveLength(1);
    await declare(site, { ...words, reason: 'Charged twice' });
    expect(await withdrawalsOf(site)).toHaveLength(2);
    expect(toOperator(sent).at(-1)?.text).toContain('> Charged twice');
  });

  it('loses no words that nobody has read when its owner repeats it in the account', async () => {
    const site = await stripeSite(await prepare());
    const { id, withdraw } = await paidSite(site);
    site.backend.deps.mailer.send = () => Promise.reject(new Error('down'));
    await declare(site, { purchase: `${id} and the plan of May` });
    const sent = mailsOf(site);
    expect((await withdraw()).body.data.state).toBe('refunded');
    site.pass(61_000);
    await resumeWithdrawals(site.backend.deps);
    expect(toOperator(sent).map(({ text }) => text.includes('and the plan of May'))).toEqual([true]);
    expect(sent.filter(({ to }) => to === email)).toHaveLength(2);
    expect((await withdrawalsOf(site)).filter(({ settled_at }) => settled_at === null)).toEqual([]);
  });

  it('stays open while its refund is, though mails of the first declaration were still on their way', async () => {
    const site = await stripeSite(await prepare());
    const { id, token, listed } = await paidSite(site);
    const { deps, settled } = site.backend;
    const sent: Mail[] = [];
    let goOn = () => {};
    const blocked = new Promise<void>((resolve) => (goOn = resolve));
    deps.mailer.send = async (mail) => {
      sent.push(mail);
      if (mail.to === brand.supportEmail) await blocked;
    };
    const send = (path: string, body: object) =>
      site.backend.fetch(
        new Request(`http://localhost/api/v1${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, locale: 'en' },
          body: JSON.stringify(body),
        }),
      );
    await send('/withdraw', { name: 'Ada', email, purchase: id, locale: 'en' });
    site.breakDown(503);
    await send('/account/withdraw', { purchaseId: id });
    goOn();
    await settled();
    expect(await withdrawalsOf(site)).toMatchObject([{ state: 'refunding', settled_at: null }]);
    // Of the first declaration nothing is confirmed any more: what holds is the owner's.
    expect(sent.filter(({ to }) => to === email)).toHaveLength(1);
    site.breakDown(undefined);
    site.pass(61_000);
    await resumeWithdrawals(deps);
    expect(await listed()).toMatchObject({ state: 'refunded', withdrawal: 'refunded' });
  });

  it('was refunded where a person has done so meanwhile', async () => {
    const site = await stripeSite(await prepare());
    const { id, withdraw, use } = await paidSite(site);
    await use('exam_used');
    expect((await withdraw()).body.data.state).toBe('asked');
    await site.deliver(site.stripe.refund(site.stripe.sessionOf(id)));
    expect((await withdraw()).body.data.state).toBe('refunded');
    expect(site.stripe.refunds.made).toEqual([]);
  });
});
