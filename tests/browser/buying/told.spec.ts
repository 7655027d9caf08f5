import type { APIRequestContext } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { localeTable } from '@/lib/i18n/locale-table';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { facts } from '@/lib/site/facts';
import { fullUnless } from '../../support/full';
import { planNamed } from '../../support/purchases';
import { dialog } from '../../doubles/shops/purchase-page';
import { test } from '../../doubles/shops/test';
import { catalog, folded, message } from '../../support/site';
import { expect } from '../../support/test';

test.use({ timezoneId: 'UTC' });

interface Begun {
  logVipId: string;
  url: string;
}

/** Calls the API for a user. */
async function ask<Data>(request: APIRequestContext, token: string, call: string): Promise<Data> {
  const response = await request.get(`/api/v1/${call}`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status(), call).toBe(200);
  return ((await response.json()) as { data: Data }).data;
}

/** The day a plan ends, in the words of a language. */
const dayIn = (lang: string, iso: string) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

type Values = Record<'activated' | 'unlimited', string> & {
  expires: (date: string) => string;
  corrections: (count: number) => string;
  packs: (count: number) => string;
  title: string;
  confirm: string;
};

/** The wording that is prescribed in English (spec section 8). */
const english: Values = {
  title: 'Purchased Successfully',
  confirm: 'Confirm',
  activated: 'Your Premium Plan has been activated!',
  expires: (date) => `VIP Expires at: ${date}`,
  unlimited: 'AI Correction: Unlimited',
  corrections: (count) => `AI Correction: ${count}`,
  packs: (count) => `${count} mock exams activated successfully!`,
};

function wordsOf(locale: Locale): Values & { within: string; toExam: (count: number) => string } {
  const messages = catalog(locale, 'payment');
  const t = createTranslator({ locale, messages, namespace: 'success' });
  // Beside the prescribed wording.
  const within = createTranslator({ locale, messages })('packs.within', { days: facts.mockExam.validDays });
  const toExam = (count: number) => t('toExam', { count });
  if (locale === 'en') return { ...english, within, toExam };
  return {
    within,
    toExam,
    title: t('title'),
    confirm: t('confirm'),
    activated: t('activated'),
    expires: (date) => t('expires', { date }),
    unlimited: t('unlimited'),
    corrections: (count) => t('corrections', { count }),
    packs: (count) => t('packs', { count }),
  };
}

for (const locale of ['en', 'de', 'ja', 'ru'] as const) {
  test(`tells in ${locale} what was bought, line by line${fullUnless(locale === 'en')}`, async ({
    page,
    request,
    shop,
    buyer,
  }) => {
    const words = wordsOf(locale);
    for (const [{ vipId, type }, last] of [
      [planNamed('quarter'), words.unlimited],
      [planNamed('month'), words.corrections(planNamed('month').correctNum)],
      [planNamed('three'), words.packs(planNamed('three').examNum)],
    ] as const) {
      const { logVipId, url } = await ask<Begun>(
        request,
        buyer.token,
        `stripe/payUrl?vipId=${vipId}&path=pricing&isMobile=0`,
      );
      await shop.payElsewhere(shop.origin + url);
      const { vipEndTime } = await ask<{ vipEndTime: string }>(
        request,
        buyer.token,
        `stripe/status?logVipId=${logVipId}`,
      );
      await page.goto(localizePath(`/success/${logVipId}`, locale));
      const told = dialog(page, 'success.title', locale);
      const isPack = type === '4';
      const notes = ['testShop', ...(isPack ? [] : ['checker'])].map((key) => message(locale, 'plans', key));
      for (const note of notes) await expect(told).toContainText(note);
      const lines = (await told.innerText())
        .split('\n')
        .map(folded)
        .filter((line) => line.trim() !== '');
      const plan = [words.activated, words.expires(dayIn(localeTable[locale].lang, vipEndTime))];
      const bought = isPack ? [last, words.within] : [...plan, last];
      const onward = isPack ? [words.toExam(planNamed('three').examNum)] : [];
      const expected = [words.title, ...bought, ...notes, ...onward, words.confirm];
      expect(lines).toEqual(expected.map(folded));
    }
  });
}
