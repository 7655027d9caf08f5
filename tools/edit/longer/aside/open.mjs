import { addressOf } from '../../../catalogs/articles/link-reasons.mjs';
import { articleFile } from '../../../catalogs/articles/read-articles.mjs';
import { fieldsOf } from './fields.mjs';
import { behindOf, kindOf, longerList } from './list.mjs';
import { picturesBeside } from './pictures.mjs';
import { changedSections, englishOf } from './stale.mjs';
import { articleTools, textsOf } from './tools.mjs';

/** @typedef {import('../contract').LongerText} LongerText */

/**
 * @param {string} root
 * @param {string} key of the list
 * @returns {Promise<LongerText>}
 */
export async function longerText(root, key) {
  const name = `${key}.mdx`;
  const tools = await articleTools();
  const [articles, { rows }] = await Promise.all([textsOf(root, tools.locales), longerList(root)]);
  const kind = kindOf(name);
  const stale = await staleOf(root, name, articles);
  return {
    key,
    kind,
    address: addressOf(name),
    fields: fieldsOf(tools.articleKinds[kind].head),
    texts: tools.locales.map((/** @type {string} */ locale) => {
      const sections = stale.get(locale);
      return {
        locale,
        lang: tools.langs[locale] ?? locale,
        text: articles.get(locale)?.get(name) ?? null,
        file: articleFile(name, locale),
        ...(sections && { stale: { sections } }),
      };
    }),
    posts: rows
      .filter((row) => row.kind === 'blog' && row.key !== key)
      .map((row) => ({ path: row.key.replace(/^blog\//, ''), title: row.title })),
    ...(kind === 'blog' && { pictures: await picturesBeside(root, key.replace(/^blog\//, '')) }),
  };
}

/**
 * @param {string} root @param {string} name @param {Map<string, Map<string, string>>} articles
 * @returns {Promise<Map<string, import('../contract').StaleSection[]>>} by language
 */
async function staleOf(root, name, articles) {
  const english = articles.get('en')?.get(name);
  const own = new Map([...articles].map(([code, texts]) => [code, only(texts, name)]));
  const late = english === undefined ? [] : await behindOf(root, own);
  const found = await Promise.all(
    late.map(async ({ from, codes }) => {
      const then = await englishOf(root, name, from);
      const sections = then === undefined ? [] : changedSections(then, english ?? '');
      return codes.map((code) => /** @type {const} */ ([code, sections]));
    }),
  );
  return new Map(found.flat());
}

/** @param {Map<string, string>} texts @param {string} name */
function only(texts, name) {
  const text = texts.get(name);
  return text === undefined ? new Map() : new Map([[name, text]]);
}
