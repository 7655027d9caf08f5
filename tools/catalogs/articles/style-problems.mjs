import { checkAddress } from '../text/address.mjs';
import { checkTerms } from '../text/glossary.mjs';
import { checkSpacing } from '../text/spacing.mjs';
import { checkTypography } from '../text/typography.mjs';
import { articleFile } from './read-articles.mjs';

/** @typedef {import('../check-catalogs.mjs').Problem} Problem */
/** @typedef {import('../rules.mjs').Rules} Rules */

/** Stands for what a reader sees and the rules leave alone, so that the words around it keep their distance. */
const other = '\ufffc';

/**
 * What a text says otherwise than its language does: words that the glossary bans, another form of address, signs and spaces as they are
 * not printed. Material in English, and what the page does not show, is left alone.
 *
 * @param {string} name of the text
 * @param {string} text
 * @param {{ code: string, lang: string }} locale
 * @param {readonly import('../text/glossary.mjs').Entry[]} entries of the language in the glossary
 * @param {Pick<Rules, 'quotes' | 'address'>} rules
 * @returns {Problem[]}
 */
export function styleProblems(name, text, { code, lang }, entries, rules) {
  const file = articleFile(name, code);
  return shown(text).flatMap((words, index) =>
    [
      ...checkTerms(words, undefined, entries, lang),
      ...checkSpacing(words),
      ...checkTypography(words, lang, rules.quotes[code]),
      ...checkAddress(words, lang, rules.address[code]),
    ].map((fault) => ({ file, key: '', line: index + 1, ...fault })),
  );
}

/** The words of a text that its language has to answer for, line by line. @param {string} text */
function shown(text) {
  return text
    .replace(/<(en|Sample)\b[^>]*>[\s\S]*?<\/\1>/g, (all) => other + all.replace(/[^\n]/g, ''))
    .replace(
      /!\[([^\]\n]*)\]\(\S+(?: +(["'])([^\n]*)\2)?\)/g,
      (_, alt, __, caption = '') => alt + other + caption,
    )
    .replace(/<[^>]*>|\]\([^)]*\)|`[^`\n]*`/g, other)
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:(?:[-*+>]|\d+\.)\s+|\|)/, '')
        // A value above the text may stand in quotation marks of its own.
        .replace(/^(\s*[\w/-]+: )(['"])(.*)\2\s*$/, (_, key, __, value) => key + value.replaceAll("''", "'"))
        .replace(/ *\|/g, other),
    );
}
