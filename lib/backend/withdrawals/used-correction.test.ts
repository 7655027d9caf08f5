import { expect, it } from 'vitest';
import { look, order, quickScorer, scorerThat, usedOf } from '@/tests/doubles/corrections/corrections';
import { describeOnDatabases, type TestDatabase } from '@/tests/doubles/backend/databases';
import { paidSite } from '@/tests/doubles/backend/paid-site';
import { stripeSite } from '@/tests/doubles/backend/stripe';
import { ScorerFailed, type Scorer } from '../calls/scorers';

const unreadable = () => scorerThat(() => Promise.reject(new ScorerFailed('unreadable')));

async function boughtSite(database: TestDatabase, vipId: string, builtIn: Scorer) {
  const site = await stripeSite(database, {}, { scorers: { builtIn, connected: undefined } });
  return { site, ...(await paidSite(site, vipId)) };
}

describeOnDatabases('withdrawing from corrections', (prepare) => {
  it.each(['vip-30', 'vip-90'])('leaves to a person what one was made of (%s)', async (vipId) => {
    const { site, token, withdraw } = await boughtSite(await prepare(), vipId, quickScorer());
    expect((await order(site, token)).status).toBe(200);
    expect((await withdraw()).body.data.state).toBe('asked');
    expect(site.stripe.refunds.made).toEqual([]);
  });

  it.each(['vip-30', 'vip-90'])('refunds at once where all were given back (%s)', async (vipId) => {
    const { site, token, withdraw } = await boughtSite(await prepare(), vipId, unreadable());
    const { body } = await order(site, token);
    expect((await look(site, token, body.data.id)).body.data.state).toBe('failed');
    expect(await usedOf(site)).toEqual([0]);
    expect((await withdraw()).body.data.state).toBe('refunded');
  });

  it.each(['vip-30', 'vip-90'])('refunds at once what was not touched (%s)', async (vipId) => {
    const { withdraw } = await boughtSite(await prepare(), vipId, quickScorer());
    expect((await withdraw()).body.data.state).toBe('refunded');
  });

  it('takes what is left, of a plan without a limit too', async () => {
    const { site, token, withdraw } = await boughtSite(await prepare(), 'vip-90', quickScorer());
    await order(site, token);
    await withdraw();
    expect((await order(site, token)).body.code).toBe('no_correction');
  });
});
