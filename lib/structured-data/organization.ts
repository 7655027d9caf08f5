import type { Organization, WebSite, WithContext } from 'schema-dts';
import { brand } from '../site/brand';

/** Who runs the site, by a name that all blocks share: `site` is its address without a slash at the end. */
export function maker(site: string) {
  return {
    '@type': 'Organization',
    '@id': `${site}/#organization`,
    name: brand.name,
    url: site,
  } as const satisfies Organization;
}

/** What Google reads of an organisation (https://developers.google.com/search/docs/appearance/structured-data/organization). */
export function organizationData(site: string): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    ...maker(site),
    legalName: brand.company,
    logo: `${site}/assets/icons/icon-512.png`,
    email: brand.supportEmail,
    sameAs: Object.values(brand.social),
  };
}

/** The name of the site in search results (https://developers.google.com/search/docs/appearance/site-names). */
export function webSiteData(site: string): WithContext<WebSite> {
  return { '@context': 'https://schema.org', '@type': 'WebSite', name: brand.name, url: site };
}
