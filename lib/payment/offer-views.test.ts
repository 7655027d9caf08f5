import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import plans from '../../messages/en/plans.json';
import practiceTest from '../../messages/en/practice-test.json';
import pricing from '../../messages/en/pricing.json';
import { currency, offers } from '../site/offers';
import type { LiveOffer } from './compare-offers';
import { offerViews, type Showing } from './offer-views';

const t: Showing['t'] = createTranslator({
  locale: 'en',
  messages: { plans, pricing, 'practice-test': practiceTest },
});
const list = (change: (offer: LiveOffer) => Partial<LiveOffer> = () => ({})): LiveOffer[] =>
  offers.map((offer) => {
    const live: LiveOffer = { ...offer, originalAmount: null, currency, owned: false };
    return { ...live, ...change(live) };
  });

const viewsIn = (locale: Showing['locale'], live: readonly LiveOffer[]) =>
  offerViews({ t, locale, lang: locale }, live).views;

describe('offerViews', () => {
  it('says of another price about what it is for the readers', () => {
    const live = list(({ name }) => (name === 'month' ? { amount: 1490 } : {}));
    expect(viewsIn('th', live).get('month')).toMatchObject({ hint: 'about ฿490' });
    expect(viewsIn('th', live).get('single')).toMatchObject({ hint: 'about ฿165' });
    expect(viewsIn('en', live).get('month')).toMatchObject({ price: '$14.90', hint: '' });
  });

  it('says nothing of the kind where the price is in another currency than that of the rates', () => {
    const live = list(() => ({ currency: 'EUR' }));
    expect(viewsIn('th', live).get('month')).toMatchObject({ hint: '' });
  });

  it('recommends by the days that the API sells', () => {
    const live = list(({ name }) => (name === 'month' ? { days: 20 } : {}));
    expect(viewsIn('en', live).get('month')).toMatchObject({ recommended: false });
    expect(viewsIn('en', live).get('quarter')).toMatchObject({ recommended: true });
  });

  it('counts what a pack saves and which is the best by the prices of the API', () => {
    const live = list(({ name }) => (name === 'five' ? { amount: 999 } : {}));
    expect(viewsIn('en', live).get('five')).toMatchObject({
      each: t('practice-test.packs.perTest', { price: '$2.00' }),
      saving: t('practice-test.packs.saved', { amount: '$14.96' }),
      best: true,
    });
    expect(viewsIn('en', live).get('ten')).toMatchObject({ best: false });
    expect(viewsIn('en', live).get('single')).toMatchObject({ saving: '' });
  });
});
