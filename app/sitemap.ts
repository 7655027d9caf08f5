import type { MetadataRoute } from 'next';
import { listedRoutes } from '@/lib/articles/pages';
import { locales } from '@/lib/i18n/locales';
import { lastModified } from '@/lib/routes/last-modified';
import { absoluteUrl, alternateLanguages } from '@/lib/routes/metadata';

export default function sitemap(): MetadataRoute.Sitemap {
  return listedRoutes().flatMap((route) =>
    (route.locales ?? locales).map((locale) => ({
      url: absoluteUrl(route.path, locale),
      lastModified: lastModified(route.path, locale),
      alternates: { languages: alternateLanguages(route.path, route.locales) },
    })),
  );
}
