/** @typedef {import('../contract').Change} Change @typedef {import('../contract').TextChange} TextChange */

/**
 * @typedef {object} ChangedPage
 * @property {string} path its address without the language
 * @property {string} locale
 * @property {string[]} keys what changed of its texts; empty where it is a text of its own
 * @property {boolean} sure that it shows them; otherwise the code says that it can
 */

/** Files that are no texts themselves, and where what they say stands in every language. @type {Record<string, string[]>} */
const saidOn = {
  'content/reviews.json': ['/'],
  'lib/site/facts.ts': ['/'],
  'lib/site/price-list.ts': ['/pricing'],
};

/**
 * The pages that show what has changed, those first that are sure to.
 *
 * @param {readonly (Change | TextChange)[]} changes
 * @param {Pick<import('../texts/places.mjs').Places, 'of' | 'prepare'>} places
 * @param {readonly string[]} locales
 * @returns {Promise<ChangedPage[]>}
 */
export async function pagesOf(changes, places, locales) {
  await places.prepare();
  /** @type {Map<string, ChangedPage>} */
  const pages = new Map();
  /** @param {Omit<ChangedPage, 'keys'>} page @param {string} [key] */
  const add = ({ path, locale, sure }, key) => {
    const page = pages.get(`${locale} ${path}`) ?? { path, locale, keys: [], sure };
    pages.set(`${locale} ${path}`, page);
    if (key !== undefined) page.keys.push(key);
    page.sure ||= sure;
  };
  for (const change of changes) {
    if ('locale' in change) {
      for (const { path, sure } of await places.of(change.key))
        add({ path, locale: change.locale, sure }, change.key);
      continue;
    }
    const article = articlePage(change.file);
    if (article) add({ ...article, sure: true });
    for (const path of saidOn[change.file] ?? [])
      for (const locale of locales) add({ path, locale, sure: true });
  }
  return [...pages.values()].sort((a, b) => Number(b.sure) - Number(a.sure));
}

/** @param {string} file @returns {{ path: string, locale: string } | undefined} */
function articlePage(file) {
  const [, kind, locale = '', name = ''] =
    /^content\/(blog|legal|landing)\/([^/]+)\/(.+)\.(?:mdx|yml)$/.exec(file) ?? [];
  if (kind === undefined) return undefined;
  if (kind === 'blog') return { path: name === 'categories' ? '/blog' : `/blog/${name}`, locale };
  return { path: `/${name}`, locale };
}
