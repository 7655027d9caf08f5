import { readFileSync } from 'node:fs';
import { locales, type Locale } from '../../lib/i18n/locales';
import type { Namespace } from '../../lib/i18n/namespaces';
import { routes, type Route } from '../../lib/site/routes';
import type { PageText } from './ledger';

type Catalog = Record<string, unknown>;

/** The text of every page that is in the sitemap, in every language, read from the catalogs. */
export function pageTexts(): PageText[] {
  return locales.flatMap((locale) => {
    const read = reader(locale);
    return routes
      .filter((route) => route.indexed)
      .map((route) => ({ id: route.id, locale, text: JSON.stringify(textOf(route, read)) }));
  });
}

function reader(locale: Locale): (namespace: Namespace) => Catalog {
  const catalogs = new Map<Namespace, Catalog>();
  return (namespace) => {
    const known = catalogs.get(namespace);
    if (known) return known;
    const catalog = JSON.parse(readFileSync(`messages/${locale}/${namespace}.json`, 'utf8')) as Catalog;
    catalogs.set(namespace, catalog);
    return catalog;
  };
}

function textOf(route: Route, read: (namespace: Namespace) => Catalog): unknown {
  // A lesson shows its own texts and a few labels; a change to another lesson is no change to it.
  if (route.course) {
    const { lessons, lesson } = read('courses') as { lessons: Catalog; lesson: Catalog };
    return [lesson, lessons[route.course.key]];
  }
  const meta = read('meta')[route.id];
  const company = (catalog: Catalog) => catalog[route.id] ?? catalog;
  return [meta, ...route.catalogs.map((name) => (name === 'company' ? company(read(name)) : read(name)))];
}
