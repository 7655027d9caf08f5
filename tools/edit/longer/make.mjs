import path from 'node:path';
import { parse } from 'yaml';
import { articleFile } from '../../catalogs/articles/read-articles.mjs';
import { EditError } from '../serve/edit-error.mjs';
import { contentOf } from '../texts/files/replace-files.mjs';
import { formatted } from './formatted.mjs';
import { apart, withValue } from './head.mjs';
import { keysOf } from './known.mjs';
import { slugOf, template } from './template.mjs';

/** @typedef {import('../contract').Context} Context */

/**
 * @param {Context} context
 * @param {{ title: string, category: string }} input
 * @param {string} [today] `YYYY-MM-DD`
 * @returns {Promise<{ key: string }>}
 * @throws {EditError} where the title gives no address, or there is no such category
 */
export async function newPost(context, { title, category }, today = new Date().toISOString().slice(0, 10)) {
  const { categories } = await context.aside.ask('longerList');
  if (!categories.some((one) => one.path === category))
    throw new EditError('no_such_category', 404, `There is no category ${category}.`);
  const slug = slugOf(title);
  if (slug === '') {
    const sentence =
      'The address of the page is made of the title, which needs letters from a to z for that.';
    throw new EditError('no_address', 422, sentence);
  }
  const taken = new Set(await keysOf(context, 'en'));
  const start = `blog/${category}/${slug}`;
  const numbered = Array.from({ length: taken.size + 1 }, (_, place) =>
    place === 0 ? start : `${start}-${place + 1}`,
  );
  const key = numbered.find((one) => !taken.has(one)) ?? start;
  const after = await formatted(template(title, today));
  await context.store.write([{ file: articleFile(`${key}.mdx`, 'en'), key: '', before: null, after }], {
    kind: 'save',
  });
  return { key };
}

/**
 * Begins a translation: the English with its sections, as a draft. The check names each section that is still English.
 *
 * @param {Context} context
 * @param {{ key: string, locale: string }} input
 * @returns {Promise<{ key: string }>}
 * @throws {EditError} where the language has the text already, or lacks what it needs
 */
export async function translate(context, { key, locale }) {
  const name = `${key}.mdx`;
  const english = await contentOf(path.join(context.root, articleFile(name, 'en')));
  if (english === null) throw new EditError('no_english', 409, 'There is no English text to begin with.');
  const own = new Set(await keysOf(context, locale));
  if (own.has(key)) throw new EditError('there', 409, 'This language has the text already.');
  await refuseWithoutCategory(context, key, locale);
  const after = await formatted(begun(english, key, own));
  await context.store.write([{ file: articleFile(name, locale), key: '', before: null, after }], {
    kind: 'save',
  });
  return { key };
}

/** @param {string} english @param {string} key @param {ReadonlySet<string>} own what the language has */
function begun(english, key, own) {
  // Each language has all legal texts, and a page without its text cannot be made.
  const text = key.startsWith('legal/') ? english : withValue(english, 'draft', true);
  const { related } = apart(english)?.values ?? {};
  if (!Array.isArray(related)) return text;
  const here = related.filter((one) => own.has(`blog/${one}`));
  return withValue(text, 'related', here.length > 0 ? here : undefined);
}

/**
 * A post in a folder that its language has no name for would break every list there.
 * @param {Context} context @param {string} key @param {string} locale
 */
async function refuseWithoutCategory({ root }, key, locale) {
  if (!key.startsWith('blog/')) return;
  const file = articleFile('blog/categories.yml', locale);
  const named = parse((await contentOf(path.join(root, file))) ?? '') ?? {};
  const folders = key.split('/').slice(1, -1);
  const lacking = folders
    .map((_, place) => folders.slice(0, place + 1).join('/'))
    .find((one) => !Object.hasOwn(named, one));
  if (lacking === undefined) return;
  const sentence = `This language has no category ${lacking} yet: give it a name and a description in Lists, Categories of the blog, first.`;
  throw new EditError('no_category', 409, sentence);
}
