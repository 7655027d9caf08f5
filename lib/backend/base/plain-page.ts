import { localeTable } from '@/lib/i18n/locale-table';
import type { Locale } from '@/lib/i18n/locales';
import { mark } from '@/lib/site/mark';
import { brand } from '@/lib/site/brand';
import { plainPolicy, plainStyle } from './plain-style';

/**
 * A page that the API itself writes, under a policy of its own: its style, the icon and forms, no script.
 *
 * @param parts markup; what comes from elsewhere has to be {@link escaped}
 */
export function plainPage(locale: Locale, status: number, title: string, parts: readonly string[]): Response {
  const html = `<!doctype html>
<html lang="${localeTable[locale].lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${title} | ${brand.name}`)}</title>
<style>${plainStyle}</style>
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
      'content-security-policy': plainPolicy,
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

/** For text between tags and in quoted attributes, and nowhere else in a page. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
