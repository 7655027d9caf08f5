import { checkArticles, widths } from '../../../catalogs/articles/check-articles.mjs';
import { articleFile } from '../../../catalogs/articles/read-articles.mjs';
import { readLanguage } from '../../../catalogs/articles/read-language.mjs';
import { displayWidth } from '../../../catalogs/text/width.mjs';
import { articleTools, textsOf } from './tools.mjs';

/**
 * What `npm run catalogs` says of one longer text as it is being written, by the very functions.
 *
 * @param {string} root
 * @param {{ name: string, locale: string, text: string, english?: string | undefined }} subject `name` as `blog/skills/describe-a-photo.mdx`,
 *   `english` where that is being written too
 * @returns {Promise<import('../contract').LongerChecked>}
 */
export async function longerCheck(root, { name, locale, text, english }) {
  const tools = await articleTools();
  const articles = await textsOf(root, [...new Set(['en', locale])]);
  if (english !== undefined) articles.get('en')?.set(name, english);
  articles.get(locale)?.set(name, text);
  const file = articleFile(name, locale);
  const found = await checkArticles(['en', locale], { tools, articles });
  const { read, faults } = readLanguage(tools, locale, new Map([[locale, new Map([[name, text]])]]));
  const said = saidAbove(tools, read.get(name));
  return {
    faults: found
      .filter((problem) => problem.file === file)
      .map(({ rule, reason, line, warning }) => ({
        ...{ rule, reason },
        ...(line !== undefined && { line }),
        ...(warning && { warning }),
      })),
    columns: Object.fromEntries(
      Object.keys(widths).flatMap((key) =>
        said?.[key] === undefined ? [] : [[key, displayWidth(said[key])]],
      ),
    ),
    ...(said && { said }),
    unreadable: faults.has(name),
  };
}

/**
 * @param {import('./tools.mjs').Tools} tools @param {import('../../../catalogs/articles/check-articles.mjs').Read | undefined} read
 * @returns {Record<string, string> | undefined}
 */
function saidAbove({ fill }, read) {
  if (read === undefined) return undefined;
  const lines = Object.entries(read.head).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(lines.map(([key, value]) => [key, fill(String(value), read.values)]));
}
