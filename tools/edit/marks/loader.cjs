/** What takes the place of the two functions by which the site reads its texts; `plain…` are these two. */
const marking = `
import { locales } from './locales';
import { markTexts } from '../../tools/edit/marks/mark-catalogs.mjs';
import { isShownHere } from '../../tools/edit/marks/marked-here.mjs';
import { textsStamp } from '../../tools/edit/marks/texts-stamp.mjs';

const marked = (texts, locale, namespace) =>
  isShownHere() ? markTexts(texts, locales.indexOf(locale), namespace) : texts;

const stamps = new Map();

export async function loadCatalog(locale, namespace) {
  return marked(await plainCatalog(locale, namespace), locale, namespace);
}

export async function loadMessages(locale) {
  const stamp = await textsStamp(locale);
  if (stamps.get(locale) !== stamp) loaded.delete(locale);
  stamps.set(locale, stamp);
  return marked(await plainMessages(locale), locale);
}
`;

/** What of the file this counts on. */
const counted = [
  /^export async function loadCatalog\b/m,
  /^export function loadMessages\b/m,
  /^const loaded = new Map\b/m,
];

/**
 * For `npm run edit`, in next.config.ts: makes lib/i18n/messages.ts hand out every text between two invisible marks (marks.mjs), and read
 * anew what has changed. The module stays the same meanwhile: by another one, as in `npm run dev`, all of a page's code would be begun
 * anew, which takes ten times as long as to draw it.
 *
 * @param {string} source of lib/i18n/messages.ts
 * @returns {string}
 * @throws {Error} when something that this counts on is not in the file
 */
module.exports = function markTexts(source) {
  const lost = counted.find((part) => !part.test(source));
  if (lost)
    throw new Error(
      `tools/edit/marks/loader.cjs counts on ${lost} in lib/i18n/messages.ts: bring both in line.`,
    );
  const plain = source
    .replace(/\bloadCatalog\b/g, 'plainCatalog')
    .replace(/\bloadMessages\b/g, 'plainMessages');
  return plain + marking;
};
