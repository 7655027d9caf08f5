import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ogImagePath } from './picture-path';
import { ogText, type OgText } from './picture-text';
import { hreflangs, localeTable } from '../i18n/locale-table';
import { defaultLocale, locales, type Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';
import { env } from '../env';
import { brand } from '../site/brand';
import { courseRoute, pageRoutes, type PageId, type Route } from './routes';
import type { Course } from '../site/courses';

export function absoluteUrl(path: string, locale: Locale): string {
  return env.SITE_URL + localizePath(path, locale);
}

/**
 * hreflang code to absolute address: every language that has the page with each of its codes, and `x-default` for the prefix-less
 * page, or the first there is.
 */
export function alternateLanguages(
  path: string,
  available: readonly Locale[] = locales,
): Record<string, string> {
  const codes = available.flatMap((locale) =>
    hreflangs(locale).map((code) => [code, absoluteUrl(path, locale)] as const),
  );
  const [fallback = defaultLocale] = available.includes(defaultLocale) ? [defaultLocale] : available;
  return Object.fromEntries([...codes, ['x-default', absoluteUrl(path, fallback)]]);
}

export async function pageMetadata(id: PageId): Promise<Metadata> {
  const t = await getTranslations('meta');
  const text = {
    title: t(`${id}.title`, { brand: brand.name }),
    description: t(`${id}.description`, { brand: brand.name }),
  };
  return routeMetadata(pageRoutes[id], text);
}

export async function courseMetadata(course: Course): Promise<Metadata> {
  const t = await getTranslations('courses');
  return routeMetadata(courseRoute(course), {
    title: t(`lessons.${course.key}.title`),
    description: t(`lessons.${course.key}.description`),
  });
}

async function routeMetadata(route: Route, text: { title: string; description: string }): Promise<Metadata> {
  return contentMetadata(route, text, await ogText(await getLocale(), route.id));
}

/**
 * Head of a page whose texts stand in no catalog.
 *
 * @param shown what its picture for shared links says
 */
export async function contentMetadata(
  route: Route,
  text: { title: string; description: string },
  shown: OgText | undefined,
  type: 'website' | 'article' = 'website',
): Promise<Metadata> {
  const locale = await getLocale();
  const available = route.locales ?? locales;
  const url = absoluteUrl(route.path, locale);
  const image = shown && {
    url: ogImagePath(shown),
    type: 'image/png',
    width: 1200,
    height: 630,
    alt: text.title,
  };
  return {
    ...text,
    robots: route.indexed ? undefined : { index: false, follow: true },
    alternates: route.indexed
      ? { canonical: url, languages: alternateLanguages(route.path, available) }
      : undefined,
    openGraph: {
      ...text,
      url,
      type,
      siteName: brand.name,
      locale: localeTable[locale].openGraph,
      alternateLocale: available
        .filter((other) => other !== locale)
        .map((other) => localeTable[other].openGraph),
      images: image,
    },
    twitter: { card: 'summary_large_image', images: image },
  };
}
