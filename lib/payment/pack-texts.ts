import { facts } from '../site/facts';
import { localPrice } from '../site/local-price';
import { formatMoney } from '../site/money';
import { currency } from '../site/offers';
import type { LiveOffer } from './compare-offers';
import type { PackText } from './live-offers';
import type { Showing } from './offer-views';

/** What the page of packs says of prices outside its list: from how much on, and whether a single test can be bought. */
export function packTexts(
  { t, locale, lang }: Showing,
  offers: readonly LiveOffer[],
): Record<PackText, string> {
  const packs = offers.filter(({ type }) => type === '4').sort((a, b) => a.amount - b.amount);
  const cheapest = packs[0];
  const { validDays: days } = facts.mockExam;
  if (!cheapest) return { note: t('plans.none'), answer: t('plans.none') };
  const single = packs.find(({ examNum }) => examNum === 1);
  const { amount, currency: paid } = single ?? cheapest;
  const price = formatMoney(amount, paid, lang);
  const about = paid === currency ? localPrice(amount, locale) : undefined;
  const hinted = about === undefined ? price : t('plans.priceAbout', { price, amount: about });
  return single
    ? {
        note: t('practice-test.hero.note', { price: hinted, days }),
        answer: t('practice-test.faq.single.answer', { price }),
      }
    : {
        note: t('practice-test.hero.notePacks', { price: hinted, days }),
        answer: t('practice-test.faq.single.packs', { price }),
      };
}
