import { facts } from '../site/facts';
import { formatMoney } from '../site/money';
import type { LiveOffer } from './compare-offers';
import type { PackText } from './live-offers';
import type { Showing } from './offer-views';

/** What the page of packs says of prices outside its list: from how much on, and whether a single test can be bought. */
export function packTexts({ t, lang }: Showing, offers: readonly LiveOffer[]): Record<PackText, string> {
  const packs = offers.filter(({ type }) => type === '4').sort((a, b) => a.amount - b.amount);
  const cheapest = packs[0];
  const { validDays: days } = facts.mockExam;
  if (!cheapest) return { note: t('plans.none'), answer: t('plans.none') };
  const single = packs.find(({ examNum }) => examNum === 1);
  const price = formatMoney((single ?? cheapest).amount, cheapest.currency, lang);
  return single
    ? {
        note: t('practice-test.hero.note', { price, days }),
        answer: t('practice-test.faq.single.answer', { price }),
      }
    : {
        note: t('practice-test.hero.notePacks', { price, days }),
        answer: t('practice-test.faq.single.packs', { price }),
      };
}
