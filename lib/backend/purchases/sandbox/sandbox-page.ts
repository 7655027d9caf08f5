import { createTranslator } from 'next-intl';
import { localeTable } from '@/lib/i18n/locale-table';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { mark } from '@/lib/site/mark';
import { brand } from '@/lib/site/brand';
import { formatMoney } from '@/lib/offers/money';
import type sandbox from '@/messages/en/sandbox.json';
import { acceptedLocale } from '../../http/accepted-locale';
import { ApiFailure } from '../../http/failure';
import { planTitle } from '../plan-title';
import type { Purchase } from '../purchases';
import { sandboxPolicy, sandboxStyle } from './sandbox-style';

type Texts = typeof sandbox;

async function translatorOf(locale: Locale) {
  const { default: messages } = (await import(`../../../../messages/${locale}/sandbox.json`)) as {
    default: Texts;
  };
  return createTranslator<Texts>({ locale, messages });
}

type Shown = Pick<Purchase, 'locale' | 'amount' | 'currency' | 'name' | 'tag' | 'days' | 'exam_num'>;

/** What is bought for how much, and the two buttons. The form goes to the address of the page. */
export async function checkoutPage(purchase: Shown): Promise<Response> {
  const { locale } = purchase;
  const translate = await translatorOf(locale);
  const price = formatMoney(purchase.amount, purchase.currency, locale);
  return page(locale, 200, translate('title'), [
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

/** What became of an error in place of the API's JSON. */
export const failedPage = (error: Error, request: Request) =>
  message(localeOf(request), error instanceof ApiFailure ? error.status : 500, 'failed');

const localeOf = (request: Request): Locale => acceptedLocale(request) ?? defaultLocale;

async function message(locale: Locale, status: number, kind: 'unknown' | 'failed'): Promise<Response> {
  const translate = await translatorOf(locale);
  return page(locale, status, translate(`${kind}.title`), [
    `<p>${escaped(translate(`${kind}.body`))}</p>`,
    `<a class="button" href="${localizePath('/pricing', locale)}">${escaped(translate('back'))}</a>`,
  ]);
}

function page(locale: Locale, status: number, title: string, parts: readonly string[]): Response {
  const html = `<!doctype html>
<html lang="${localeTable[locale].lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${title} | ${brand.name}`)}</title>
<style>${sandboxStyle}</style>
</head>
<body>
<main>
<p class="brand">${logo}${escaped(brand.name)}</p>
<h1>${escaped(title)}</h1>
${parts.join('\n')}
</main>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': sandboxPolicy,
      'x-robots-tag': 'noindex',
    },
  });
}

/** The brand mark as on the site, where the policy lets no file in. */
const { first, second, size, strokeWidth } = mark;
const stroke = (part: typeof first | typeof second) =>
  `<path d="${part.tail}" fill="none" stroke-width="${strokeWidth}" stroke-linecap="round"/>` +
  `<circle cx="${part.dot.cx}" cy="${part.dot.cy}" r="${part.dot.r}" stroke="none"/>`;
const logo =
  `<svg viewBox="0 0 ${size} ${size}" width="32" height="32" aria-hidden="true" focusable="false">` +
  `<g class="mark">${stroke(first)}</g><g class="mark second">${stroke(second)}</g></svg>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
