import { createTranslator } from 'next-intl';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { formatMoney } from '@/lib/offers/money';
import type sandbox from '@/messages/en/sandbox.json';
import { acceptedLocale } from '../../base/accepted-locale';
import { ApiFailure } from '../../base/failure';
import { escaped, plainPage } from '../../base/plain-page';
import { planTitle } from '../plan-title';
import type { Purchase } from '../purchases';

type Texts = typeof sandbox;

async function translatorOf(locale: Locale) {
  const { default: messages } = (await import(`../../../../messages/${locale}/sandbox.json`)) as {
    default: Texts;
  };
  return createTranslator<Texts>({ locale, messages });
}

type Shown = Pick<Purchase, 'locale' | 'amount' | 'currency' | 'name' | 'tag' | 'days' | 'exam_num'>;

/** Its form goes to the address of the page. */
export async function checkoutPage(purchase: Shown): Promise<Response> {
  const { locale } = purchase;
  const translate = await translatorOf(locale);
  const price = formatMoney(purchase.amount, purchase.currency, locale);
  return plainPage(locale, 200, translate('title'), [
    `<p class="notice">${escaped(translate('notice'))}</p>`,
    `<dl><dt>${escaped(translate('plan'))}</dt><dd>${escaped(await planTitle(locale, purchase))}</dd>`,
    `<dt>${escaped(translate('price'))}</dt><dd>${escaped(price)}</dd></dl>`,
    '<form method="post">',
    `<button class="pay" name="action" value="pay">${escaped(translate('pay'))}</button>`,
    `<button name="action" value="cancel">${escaped(translate('cancel'))}</button></form>`,
  ]);
}

/** 404; no purchase tells the language, so the browser does. */
export const unknownPage = (request: Request) => message(localeOf(request), 404, 'unknown');

export const badRequestPage = (locale: Locale) => message(locale, 400, 'failed');

/** In place of the API's JSON, as a buyer's browser shows it. */
export const failedPage = (error: Error, request: Request) =>
  message(localeOf(request), error instanceof ApiFailure ? error.status : 500, 'failed');

const localeOf = (request: Request): Locale => acceptedLocale(request) ?? defaultLocale;

async function message(locale: Locale, status: number, kind: 'unknown' | 'failed'): Promise<Response> {
  const translate = await translatorOf(locale);
  return plainPage(locale, status, translate(`${kind}.title`), [
    `<p>${escaped(translate(`${kind}.body`))}</p>`,
    `<a class="button" href="${localizePath('/pricing', locale)}">${escaped(translate('back'))}</a>`,
  ]);
}
