import type { BreadcrumbList, WithContext } from 'schema-dts';

/**
 * Where a page stands (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 *
 * @param parents the pages above it, outermost first, with their absolute addresses
 * @param own its own name; the last entry has no address, as Google asks
 */
export function breadcrumbData(
  parents: readonly { name: string; item: string }[],
  own: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...parents, { name: own }].map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...entry,
    })),
  };
}
