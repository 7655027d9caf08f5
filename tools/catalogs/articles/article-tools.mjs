import { importSource } from '../../../scripts/run/checkout/import-source.mjs';

/** Pages that only another page leads to. */
const steps = new Set(['success', 'oauth', 'register2', 'resetPasswordStep2', 'offline']);

export async function loadArticleTools() {
  const [
    kinds,
    categories,
    { readHead },
    { articleTree },
    shape,
    { fill },
    { routes },
    { locales },
    { localeTable },
    { currentDay },
    { picturesFolder, picturesState },
    { picturesOf },
    { deepLayout, isFramable },
    { brand },
    { env },
  ] = await Promise.all(
    [
      'lib/articles/kinds.ts',
      'lib/articles/categories.ts',
      'lib/articles/front-matter.ts',
      'lib/articles/syntax.ts',
      'lib/articles/shape.ts',
      'lib/i18n/fill.ts',
      'lib/routes/routes.ts',
      'lib/i18n/locales.ts',
      'lib/i18n/locale-table.ts',
      'lib/articles/publishing/publishing-day.ts',
      'lib/articles/figures/picture-file.ts',
      'lib/articles/figures/place-pictures.ts',
      'lib/articles/landing.ts',
      'lib/site/brand.ts',
      'lib/env/index.ts',
    ].map(importSource),
  );
  const all = /** @type {{ id: string, path: string }[]} */ (routes);
  return {
    ...kinds,
    ...categories,
    readHead,
    articleTree,
    shape,
    fill,
    picturesFolder,
    picturesState,
    picturesOf,
    deepLayout,
    isFramable,
    locales,
    langs: languageTags(localeTable),
    /** @type {string} */
    today: currentDay(),
    hosts: ownHosts(brand.supportEmail, env.SITE_URL),
    /** Every page that is not made of a post or a landing page. */
    pages: new Set(all.map(({ path }) => path)),
    /** Those of them that a text can link. */
    linkedPages: new Set(all.filter(({ id }) => !steps.has(id)).map(({ path }) => path)),
  };
}

/**
 * The names by which this site is known: that of its mail, and that of its address.
 * @param {string} mail @param {string} site
 */
function ownHosts(mail, site) {
  const domain = mail.replace(/^.*@/, '');
  return new Set([domain, `www.${domain}`, new URL(site).hostname]);
}

/** @param {Record<string, { lang: string }>} table @returns {Record<string, string | undefined>} by language its BCP 47 tag */
function languageTags(table) {
  return Object.fromEntries(Object.entries(table).map(([code, { lang }]) => [code, lang]));
}
