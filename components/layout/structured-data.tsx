import { useLocale, useTranslations } from 'next-intl';
import type { BreadcrumbList, Organization, WebApplication, WebSite } from 'schema-dts';
import { JsonLd } from '@/components/ui/json-ld';
import { env } from '@/lib/env';
import { brand } from '@/lib/site/brand';
import { claims } from '@/lib/site/facts';
import { absoluteUrl } from '@/lib/routes/metadata';
import { trailOf } from '@/lib/routes/trail';
import { pageRoutes, type Route } from '@/lib/routes/routes';
import { breadcrumbData } from '@/lib/structured-data/breadcrumb';
import { organizationData, webSiteData } from '@/lib/structured-data/organization';
import { ratingData } from '@/lib/structured-data/rating';

interface BreadcrumbDataProps {
  route: Route;
  /** Pages between those that all such pages have above them and the page, and its own name, where no catalog has them. */
  below?: { parents: readonly { name: string; path: string }[]; own: string };
}

export function BreadcrumbData({ route, below }: BreadcrumbDataProps) {
  const t = useTranslations();
  const locale = useLocale();
  const trail = trailOf(route);
  if (trail.length === 0) return null;
  const own = below
    ? below.own
    : route.course
      ? t(`courses.lessons.${route.course.key}.name`)
      : t(`meta.${route.id as keyof typeof pageRoutes}.name`);
  const parents = trail.map((id) => ({
    name: t(`meta.${id}.name`),
    item: absoluteUrl(pageRoutes[id].path, locale),
  }));
  const between = below?.parents.map(({ name, path }) => ({ name, item: absoluteUrl(path, locale) })) ?? [];
  return <JsonLd<BreadcrumbList> data={breadcrumbData([...parents, ...between], own)} />;
}

/** Who runs the site, its name and its rating; on the home page only (one WebSite for each host, and it shows the rating). */
export function SiteData() {
  const rating = ratingData(claims, { name: brand.name, url: env.SITE_URL });
  return (
    <>
      <JsonLd<Organization> data={organizationData(env.SITE_URL)} />
      <JsonLd<WebSite> data={webSiteData(env.SITE_URL)} />
      {rating ? <JsonLd<WebApplication> data={rating} /> : null}
    </>
  );
}
