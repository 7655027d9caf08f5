import { array, assert, constantFrom, option, property, record, nat, tuple, boolean } from 'fast-check';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import en from '@/messages/en/plans.json';
import practiceTest from '@/messages/en/practice-test.json';
import pricing from '@/messages/en/pricing.json';
import { aiHere } from '../env/ai-here';
import { localeTable } from '../i18n/locale-table';
import { locales } from '../i18n/locales';
import { loadMessages } from '../i18n/messages';
import { readOffers } from './compare-offers';
import { readLive, updateLive } from './live-offers';
import { offerViews, updateOffers, updateSaving } from './offer-update';
import { offerWords, packTexts, savingText, type Showing } from './offer-words';
import { offers, vipPlans, type Offer } from './offers';
import { useOfferWords, useShowing } from './use-price';

const t: Showing['t'] = createTranslator({
  locale: 'en',
  messages: { plans: en, pricing, 'practice-test': practiceTest },
});

const list = (change: (offer: Offer) => Partial<Offer> = () => ({})): Offer[] =>
  offers.map((offer) => ({ ...offer, ...change(offer) }));

const viewsIn = (locale: Showing['locale'], live: readonly Offer<string>[]) =>
  offerViews({ t, locale, lang: locale, tutor: true }, live).offers;

describe('offerViews', () => {
  it('says of another price about what it is for the readers', () => {
    const live = list(({ name }) => (name === 'month' ? { amount: 1490 } : {}));
    expect(viewsIn('th', live).get('month')).toMatchObject({ hint: 'about ฿490' });
    expect(viewsIn('th', live).get('single')).toMatchObject({ hint: 'about ฿165' });
    expect(viewsIn('en', live).get('month')).toMatchObject({ price: '$14.90', hint: null });
  });

  it('says nothing of the kind where the price is in another currency than that of the rates', () => {
    const live = list(() => ({ currency: 'EUR' }));
    expect(viewsIn('th', live).get('month')).toMatchObject({ hint: null });
  });

  it('recommends by the days that the API sells', () => {
    const live = list(({ name }) => (name === 'month' ? { days: 20 } : {}));
    expect(viewsIn('en', live).get('month')).toMatchObject({ recommended: null, twice: null });
    expect(viewsIn('en', live).get('quarter')).toMatchObject({
      recommended: t('plans.recommended'),
      twice: t('plans.twice', { days: 14 }),
    });
  });

  it('counts what a pack saves and which is the best by the prices of the API', () => {
    const live = list(({ name }) => (name === 'five' ? { amount: 999 } : {}));
    expect(viewsIn('en', live).get('five')).toMatchObject({
      each: t('practice-test.packs.perTest', { price: '$2.00' }),
      saving: t('practice-test.packs.saved', { amount: '$14.96' }),
      best: t('practice-test.packs.best'),
    });
    expect(viewsIn('en', live).get('ten')).toMatchObject({ best: null });
    expect(viewsIn('en', live).get('single')).toMatchObject({ saving: null });
  });

  it('says of a plan of the price list what only that knows, whatever it costs now', () => {
    const live = list(({ name }) => (name === 'month' ? { amount: 100 } : {}));
    const [week] = offers;
    const year = { ...week, vipId: '99', name: 'year', days: 365, examNum: 2 } as Offer<string>;
    const { offers: views, lists } = offerViews({ t, locale: 'en', lang: 'en', tutor: true }, [
      ...live,
      year,
    ]);
    expect(views.get('month')).toMatchObject({ tutor: t('plans.included'), exams: null });
    expect(views.get('week')).toMatchObject({ tutor: t('plans.notIncluded') });
    expect(views.get('id:99')).toMatchObject({
      tutor: null,
      exams: t('plans.unnamed.exams', { days: 365, exams: 2 }),
    });
    expect(lists.plans.list.map(({ key }) => key)).toEqual(['id:99']);
    expect(lists.everyPlan.list.map(({ key }) => key)).toEqual([
      ...vipPlans.map(({ name }) => name),
      'id:99',
    ]);
    expect(lists.packs).toEqual({ list: [] });
  });

  it('names no tutor where there is none', () => {
    const showing = { t, locale: 'en', lang: 'en', tutor: false } as const;
    const { offers: views, labels } = offerViews(
      showing,
      list(() => ({ amount: 100 })),
    );
    expect(views.get('month')?.tutor).toBeNull();
    expect(labels.tutor).toBeNull();
  });

  it('says of a kind that is not sold that it is not', () => {
    const packs = list().filter(({ type }) => type === '4');
    const { lists, offers: views } = offerViews({ t, locale: 'en', lang: 'en', tutor: true }, packs);
    expect(lists.plans).toEqual({ list: [], none: t('plans.none') });
    expect(lists.packs).toEqual({ list: [] });
    expect(views.get('month')).toBeNull();
  });
});

describe('what is said of the same offers', () => {
  const cents = nat(20_000);
  const terms = record({
    amount: cents,
    originalAmount: option(cents),
    days: nat(400),
    examNum: nat(12),
    correctNum: nat(2000),
    tag: constantFrom('Pro', null),
    unlimited: boolean(),
    currency: constantFrom('USD', 'EUR', 'JPY'),
  });
  const shops = tuple(...offers.map(() => option(terms, { freq: 4 }))).map((rows) =>
    rows.flatMap((row, index): Offer[] => {
      const offer = offers[index];
      return row && offer ? [{ ...offer, ...row }] : [];
    }),
  );

  it('is the same from a price list and from the answer of an API, however that writes it', () => {
    const writes = array(boolean(), { minLength: 4, maxLength: 4 });
    assert(
      property(shops, writes, constantFrom(...locales), (sold, [number, flag, small, sparse], locale) => {
        if (sold.length === 0) return;
        const showing = { t, locale, lang: localeTable[locale].lang, tutor: true };
        const answer = sold.map((offer) => ({
          ...offer,
          type: number ? Number(offer.type) : offer.type,
          unlimited: flag ? Number(offer.unlimited) : offer.unlimited,
          currency: small ? offer.currency.toLowerCase() : offer.currency,
          originalAmount: sparse ? (offer.originalAmount ?? undefined) : offer.originalAmount,
        }));
        const live = readOffers(JSON.parse(JSON.stringify(answer))) ?? [];
        const refreshed = offerViews(showing, live);
        for (const offer of sold)
          expect(refreshed.offers.get(offer.name)).toMatchObject(
            offerWords(showing, offer.name, offer, sold),
          );
        expect(refreshed.packTexts).toEqual(packTexts(showing, sold));
      }),
    );
  });

  afterEach(() =>
    updateLive({ offers: undefined, lists: undefined, packTexts: undefined, saving: undefined }),
  );

  /** What the pages say. */
  function Page() {
    const [showing, wordsOf] = [useShowing(), useOfferWords()];
    const said = {
      words: offers.map((offer) => [offer.name, wordsOf(offer)]),
      packs: packTexts(showing, offers),
      saving: savingText(showing, 68),
    };
    return <script dangerouslySetInnerHTML={{ __html: JSON.stringify(said) }} />;
  }

  it.each(locales)('is the same in %s on the page and after its refresh', async (locale) => {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="UTC" messages={await loadMessages(locale)}>
        <Page />
      </NextIntlClientProvider>,
    );
    const { words, packs, saving } = JSON.parse(html.replace(/<\/?script>/g, '')) as {
      words: [string, object][];
      packs: object;
      saving: string;
    };
    // One more, so that the answer is not that of the pages.
    const answer = [...offers, { ...offers[0], vipId: 'day-999', name: 'long', days: 999 }];
    const baseline = { locale, lang: localeTable[locale].lang, tutor: aiHere.tutor, plans: '' };
    const { signal } = new AbortController();
    await updateOffers(baseline, answer, signal);
    await updateSaving(baseline, [{ key: 'priceSaveUp', status: 1, value: 68 }], signal);
    const live = readLive();
    expect(words.map(([name]) => live.offers?.get(name))).toMatchObject(words.map(([, said]) => said));
    expect(live.packTexts).toEqual(packs);
    expect(live.saving).toBe(saving);
  });
});
