import { describe, expect, it, vi } from 'vitest';
import { productPages } from '@/components/offers/product-data';
import { landingRoutes } from '@/lib/articles/landing';
import { blogRoutes } from '@/lib/articles/pages';
import { env } from '@/lib/env';
import { localeTable } from '@/lib/i18n/locale-table';
import { locales, type Locale } from '@/lib/i18n/locales';
import { offers } from '@/lib/offers/offers';
import { absoluteUrl } from '@/lib/routes/metadata';
import { routes, type Route } from '@/lib/routes/routes';
import { claims, facts } from '@/lib/site/facts';
import { videoOf } from '@/lib/site/videos';
import { full } from '@/tests/support/full';
import { drawPages } from '@/tests/support/structured-data/pages';
import { problemsIn, type Shown } from '@/tests/support/structured-data/problems';
import { message, readDocument } from '@/tests/support/site';

/*
 * The one test of structured data: every page in every language, or in three, is drawn as the build draws it, and each of its blocks held to what its
 * kind needs (tests/support/structured-data/required.ts) and to what the page shows.
 */

// The forms of the account pages ask for it when they are drawn; nobody goes anywhere here.
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

type Block = Record<string, unknown> & { '@type': string };

const site = env.SITE_URL;
const pages = [...routes, ...blogRoutes(), ...landingRoutes()];

/** The kinds of blocks that a page has. */
function kindsOf({ id, path, layout, course }: Route): string[] {
  if (layout !== 'default') return [];
  if (/^\/blog\/.+\//.test(path)) return ['BlogPosting', 'BreadcrumbList'];
  if (id === 'home') return ['Organization', 'WebSite', ...(claims.sample ? [] : ['WebApplication'])];
  const quiz = course?.key === 'readAndSelect' || course?.key === 'fillInTheBlanks' ? ['Quiz'] : [];
  const video = course && videoOf(course.key) ? ['VideoObject'] : [];
  if (course) return ['BreadcrumbList', 'LearningResource', ...quiz, ...video];
  if (id === 'courses') return ['BreadcrumbList', 'Course', 'ItemList'];
  return id in productPages ? ['BreadcrumbList', 'Product'] : ['BreadcrumbList'];
}

function blocksIn(html: string): Block[] {
  const sources = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return sources.map(([, json = '']) => {
    expect(json, 'no text can close the element').not.toContain('<');
    return JSON.parse(json) as Block;
  });
}

/** In which words a page shows a price of 0. */
function freeWords(id: Route['id'], locale: Locale): string | undefined {
  if (id === 'courses') return message(locale, 'courses', 'facts.priceValue');
  return id === 'home' ? message(locale, 'home', 'course.title') : undefined;
}

function shownBy(route: Route, locale: Locale, html: string): Shown {
  return {
    html,
    text: readDocument(`<body>${html}</body>`).text,
    url: absoluteUrl(route.path, locale),
    site,
    lang: localeTable[locale].lang,
    addresses: new Set(pages.map(({ path }) => absoluteUrl(path, locale))),
    free: freeWords(route.id, locale),
  };
}

/** What each page draws is the same in every language, but for its words. */
const drawnLocales: readonly Locale[] = full ? locales : ['en', 'de', 'ja'];

describe.each(drawnLocales)('in %s', (locale) => {
  it('every page has its blocks, whole and as the page shows it', async () => {
    const own = pages.filter(({ locales: some = locales }) => some.includes(locale));
    const drawn = await drawPages(own, locale);
    expect(drawn.size).toBe(own.length);
    for (const [route, html] of drawn) {
      const blocks = blocksIn(html);
      expect.soft(blocks.map((block) => block['@type']).sort(), route.path).toEqual(kindsOf(route).sort());
      const shown = shownBy(route, locale, html);
      expect
        .soft(
          blocks.flatMap((block) => problemsIn(block, shown)),
          route.path,
        )
        .toEqual([]);
      expect
        .soft(JSON.stringify(blocks).includes('aggregateRating'), route.path)
        .toBe(route.id === 'home' && !claims.sample);
    }
  }, 60_000);
});

describe('in English', async () => {
  const drawn = await drawPages(routes, 'en');
  const block = (id: Route['id'], kind: string) => {
    const html = drawn.get(routes.find((route) => route.id === id) ?? expect.fail(id)) ?? '';
    return blocksIn(html).find((one) => one['@type'] === kind) ?? expect.fail(`${id} has no ${kind}`);
  };

  it('the course has the dates, the code, the price and the five parts of the specification, sections 1 and 3', () => {
    const course = block('courses', 'Course');
    expect(course).toMatchObject({
      courseCode: facts.course.code,
      timeRequired: 'P14D',
      datePublished: '2024-01-01',
      dateModified: '2025-03-18',
      offers: { price: 0, priceCurrency: 'USD', validFrom: '2025-01-01' },
      hasCourseInstance: { courseMode: 'Online', courseWorkload: 'P14D' },
      hasPart: [1, 2, 3, 4, 5].map((position) => ({ '@type': 'Course', position })),
    });
    const lessons = (course.hasPart as { hasPart: unknown[] }[]).flatMap((part) => part.hasPart);
    expect(lessons).toHaveLength(facts.course.lessons);
    expect(block('courses', 'ItemList').itemListElement).toHaveLength(5);
  });

  it('the lessons are parts of the sections that the course page names', () => {
    const sections = (block('courses', 'Course').hasPart as { '@id': string }[]).map((part) => part['@id']);
    for (const { id, course } of routes)
      if (course) expect(sections).toContainEqual((block(id, 'LearningResource').isPartOf as Block)['@id']);
  });

  it('prices go from the lowest to the highest of what is sold', () => {
    const amounts = offers.map(({ amount }) => amount / 100);
    expect(block('pricing', 'Product').offers).toMatchObject({
      lowPrice: Math.min(...amounts),
      highPrice: Math.max(...amounts),
      offerCount: offers.length,
    });
    expect(block('practice', 'Product').offers).not.toHaveProperty('highPrice');
  });
});

describe('the check', () => {
  const shown: Shown = {
    ...{ html: '<section id="here">', text: 'Home A course What it is $4.99', url: `${site}/a`, site },
    ...{ lang: 'en', addresses: new Set([`${site}/a`]), free: 'Free' },
  };
  const product = {
    ...{ '@context': 'https://schema.org', '@type': 'Product', name: 'A course' },
    ...{ description: 'What it is', url: `${site}/a`, brand: { '@type': 'Brand', name: 'Home' } },
    image: `${site}/og/a.png`,
    offers: { '@type': 'AggregateOffer', lowPrice: 4.99, priceCurrency: 'USD', offerCount: 1 },
  };
  const wrong = (change: object) => problemsIn({ ...product, ...change }, shown);

  it('passes a block that is right', () => expect(wrong({})).toEqual([]));

  it.each([
    ['lacks', { offers: undefined }, 'Product: lacks offers'],
    ['a kind that is not meant', { '@type': 'FAQPage' }, 'FAQPage: no row says what it needs'],
    ['words that are not shown', { name: 'Another' }, 'Product: the page does not show “Another”'],
    [
      'a price that is not shown',
      { offers: { ...product.offers, lowPrice: 5 } },
      'AggregateOffer: the page does not show 5',
    ],
    [
      'a price of nothing that is not shown',
      { offers: { ...product.offers, lowPrice: 0 } },
      'AggregateOffer: the page does not show 0',
    ],
    ['an address that is no page', { url: `${site}/b` }, `Product: leads nowhere: ${site}/b`],
    ['an anchor that is not there', { url: `${site}/a#there` }, `Product: leads nowhere: ${site}/a#there`],
    ['a form', { duration: '83 s' }, 'Product: duration is 83 s'],
  ])('finds %s', (_, change, problem) => expect(wrong(change)).toContain(problem));

  it('finds a breadcrumb whose entries are out of order or without addresses', () => {
    const entry = { '@type': 'ListItem', name: 'Home' };
    const trail = { '@context': 'https://schema.org', '@type': 'BreadcrumbList' };
    const problems = problemsIn({ ...trail, itemListElement: [entry, { ...entry, position: 1 }] }, shown);
    expect(problems).toEqual([
      'BreadcrumbList: wrong position',
      'BreadcrumbList: wrong position',
      'BreadcrumbList: all entries but the last have an address',
      'ListItem: lacks position',
    ]);
  });
});
