import type { MetadataRoute } from 'next';
import { locales } from '@/lib/i18n/locales';
import { lastModified } from '@/lib/routes/last-modified';
import { absoluteUrl, alternateLanguages } from '@/lib/routes/metadata';
import { routes } from '@/lib/routes/routes';

/** Every indexed page in every language, each with all its languages and the day its text last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes
    .filter((route) => route.indexed)
    .flatMap((route) =>
      locales.map((locale) => ({
        url: absoluteUrl(route.path, locale),
        lastModified: lastModified(route.path, locale),
        alternates: { languages: alternateLanguages(route.path) },
      })),
    );
}
