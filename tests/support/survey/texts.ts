import { storedEntries } from '@/app/[locale]/(site)/cookie/_sections/stored-entries';
import type { Locale } from '@/lib/i18n/locales';
import { claims, ratingCount } from '@/lib/site/facts';
import { folded, message } from '../site';
import { expect } from '../test';
import type { Surveyed } from './surveyed';

/** Pages with claims, and how many blocks of them. */
const blocksOfClaims: Readonly<Record<string, number>> = {
  '/': 3,
  '/practice': 1,
  '/products': 1,
  '/learn': 1,
  '/mock-exam': 1,
  '/correction': 1,
};

/** Each block of claims has one mark as long as they are samples, and the claims are written as the language writes numbers. */
export function checkClaims({ url, path, locale, text }: Surveyed): void {
  const blocks = blocksOfClaims[path];
  if (blocks === undefined) return;
  const mark = folded(message(locale, 'claims', 'sample'));
  expect.soft(text.split(mark).length - 1, url).toBe(claims.sample ? blocks : 0);
  for (const claim of claimsOn(path, locale)) expect.soft(text, url).toContain(claim);
}

function claimsOn(path: string, locale: Locale): string[] {
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    folded(new Intl.NumberFormat(locale, options).format(value));
  if (path === '/mock-exam') return [`${number(claims.mockTestsTaken)}+`];
  if (path === '/correction') return [`${number(claims.scoredReports)}+`];
  if (path !== '/') return [];
  const { users, questions, mockExams, corrections } = claims;
  return [
    number(claims.successRate, { style: 'percent' }),
    number(claims.rating.average),
    number(ratingCount()),
    ...[users, questions, mockExams, corrections].map(
      (value) => `${number(value, { notation: 'compact' })}+`,
    ),
  ];
}

/** The start page speaks its language, not English, and shows the marks of its headline in the headline alone. */
export function checkHome({ url, path, locale, source, html, text }: Surveyed): void {
  if (path !== '/') return;
  expect.soft(text, url).toContain(folded(message(locale, 'home', 'hero.lead')));
  expect.soft(text, url).toContain(folded(message(locale, 'home', 'faq.official.question')));
  if (locale !== 'en') expect.soft(text, url).not.toContain(message('en', 'home', 'hero.lead'));

  const head = source.slice(0, source.indexOf('</head>'));
  expect.soft(head, url).not.toMatch(/(?:<|&lt;)\/?(?:del|ins)\b/);
  const data = source.match(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g)?.join('') ?? '';
  expect.soft(data, url).not.toMatch(/(?:<|\\u003c)\/?(?:del|ins)\b/);
  expect.soft(html, url).toMatch(/<h1[^>]*>(?:(?!<\/h1>)[\s\S])*<ins>/);
}

const stored: readonly string[] = Object.values(storedEntries).flat();

/** The cookie page names everything that the site stores. */
export function checkStoredEntries({ url, path, text }: Surveyed): void {
  if (path !== '/cookie') return;
  expect
    .soft(
      stored.filter((name) => !text.includes(name)),
      url,
    )
    .toEqual([]);
}
