import { storedEntries } from '@/app/[locale]/(site)/cookie/_sections/stored-entries';
import type { Locale } from '@/lib/i18n/locales';
import { claims, ratingCount } from '@/lib/site/facts';
import { folded, message } from '../site';
import { differs, unless, type Surveyed } from './surveyed';

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
export function checkClaims({ path, locale, text }: Surveyed): string[] {
  const blocks = blocksOfClaims[path];
  if (blocks === undefined) return [];
  const mark = folded(message(locale, 'claims', 'sample'));
  return [
    ...differs('marks of samples', text.split(mark).length - 1, claims.sample ? blocks : 0),
    ...claimsOn(path, locale).flatMap((claim) => unless(text.includes(claim), `lacks the claim ${claim}`)),
  ];
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
export function checkHome({ path, locale, source, html, text }: Surveyed): string[] {
  if (path !== '/') return [];
  const own = ['hero.lead', 'faq.official.question'].flatMap((key) =>
    unless(text.includes(folded(message(locale, 'home', key))), `lacks its ${key}`),
  );
  const isEnglish = locale !== 'en' && text.includes(message('en', 'home', 'hero.lead'));
  const head = source.slice(0, source.indexOf('</head>'));
  const data = source.match(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g)?.join('') ?? '';
  return [
    ...own,
    ...unless(!isEnglish, 'speaks English'),
    ...unless(!/(?:<|&lt;)\/?(?:del|ins)\b/.test(head), 'has marks in its head'),
    ...unless(!/(?:<|\\u003c)\/?(?:del|ins)\b/.test(data), 'has marks in its structured data'),
    ...unless(/<h1[^>]*>(?:(?!<\/h1>)[\s\S])*<ins>/.test(html), 'has no marks in its headline'),
  ];
}

const { tutor: forModels, ...storedHere } = storedEntries;
const stored: readonly string[] = Object.values(storedHere).flat();

/** The cookie page names everything that the site stores; without a model nothing is stored for the tutor, and nothing said of it. */
export function checkStoredEntries({ path, text }: Surveyed): string[] {
  if (path !== '/cookie') return [];
  return [
    ...stored.filter((name) => !text.includes(name)).map((name) => `does not name ${name}`),
    ...forModels.filter((name) => text.includes(name)).map((name) => `names ${name}, which is not stored`),
  ];
}
