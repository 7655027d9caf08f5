import { useLocale, useTranslations } from 'next-intl';
import type { BreadcrumbList, Organization, Thing, WebApplication, WebSite, WithContext } from 'schema-dts';
import { env } from '@/lib/env';
import { brand } from '@/lib/site/brand';
import { claims } from '@/lib/site/facts';
import { absoluteUrl } from '@/lib/routes/metadata';
import { ratingData } from '@/components/layout/rating-data';
import { trailOf } from '@/lib/routes/trail';
import { pageRoutes, type Route } from '@/lib/routes/routes';

/** A JSON-LD block; `<` is escaped so that no text can close the element. */
function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** BreadcrumbList of every page but home; the last entry has no address, as Google asks. */
export function BreadcrumbData({ route }: { route: Route }) {
  const t = useTranslations();
  const locale = useLocale();
  const trail = trailOf(route);
  if (trail.length === 0) return null;
  const own = route.course
    ? t(`courses.lessons.${route.course.key}.name`)
    : t(`meta.${route.id as keyof typeof pageRoutes}.name`);
  const parents = trail.map((id) => ({
    name: t(`meta.${id}.name`),
    item: absoluteUrl(pageRoutes[id].path, locale),
  }));
  const data: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...parents, { name: own }].map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...entry,
    })),
  };
  return <JsonLd<BreadcrumbList> data={data} />;
}

/** Who runs the site, its name and its rating; on the home page only (one WebSite for each host, and it shows the rating). */
export function SiteData() {
  const organization: WithContext<Organization> = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.company,
    url: env.SITE_URL,
    logo: `${env.SITE_URL}/assets/icons/icon-512.png`,
    email: brand.supportEmail,
    sameAs: Object.values(brand.social),
  };
  const site: WithContext<WebSite> = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url: env.SITE_URL,
  };
  const rating = ratingData(claims, { name: brand.name, url: env.SITE_URL });
  return (
    <>
      <JsonLd<Organization> data={organization} />
      <JsonLd<WebSite> data={site} />
      {rating ? <JsonLd<WebApplication> data={rating} /> : null}
    </>
  );
}
