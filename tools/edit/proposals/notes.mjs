import { TYPE } from '@formatjs/icu-messageformat-parser';
import { matchesAny } from '../../catalogs/rules.mjs';
import { argumentForms, plainText, walk } from '../../catalogs/text/message.mjs';
import { parsed } from '../texts/messages/argument-list.mjs';
import { limitOf } from '../texts/check.mjs';

/** @typedef {import('../contract').Context} Context @typedef {{ code: string, lang: string }} Locale `lang`: BCP 47 */
/** @typedef {import('../../catalogs/text/message.mjs').Ast} Ast */

/**
 * @param {string} key
 * @param {Context['rules']} rules
 */
export function limitNote(key, rules) {
  const limit = limitOf(rules, key);
  return limit && `${limit.columns} columns (${limit.of}; Chinese, Japanese and Korean signs take two)`;
}

/**
 * @param {{ key: string, english: string, locale: Locale }} subject
 * @param {Pick<Context, 'rules' | 'glossary'>} book
 * @returns {string[]} sentences
 */
export function notesOf({ key, english, locale }, { rules, glossary }) {
  const ast = parsed(english);
  if (!ast) return [];
  const words = plainText(ast, { own: true }).toLowerCase();
  const free = matchesAny(rules.glossary[locale.code], key);
  const terms = free
    ? []
    : (glossary.get(locale.code) ?? []).filter(({ stems, says }) => stems.length > 0 && says.test(words));
  return [
    ...(argumentForms(ast).has('<en>') ? ['What stands in <en> stays English.'] : []),
    ...caseNotes(ast, locale.lang),
    ...terms.map(({ terms: [term], say, stems, never }) => {
      const not = never.length === 0 ? '' : ` (never ${quoted(never.map(({ word }) => word))})`;
      return `Term: “${term}” is ${say || quoted(stems)}${not}`;
    }),
  ];
}

/** @param {Locale} locale @param {Context['rules']} rules @returns {string[]} */
export function styleOf({ code }, rules) {
  const says = rules.address[code]?.says;
  const quotes = rules.quotes[code]?.map((pair) => [...pair].join('…'));
  return [
    ...(says === undefined ? [] : [`Readers are spoken to with “${says}”.`]),
    ...(quotes === undefined ? [] : [`Quotation marks are ${quotes.join(' or ')}.`]),
    'The apostrophe is ’, three dots are …, and there are no exclamation marks.',
  ];
}

/**
 * What a translation keeps as it is, for whoever sees the text without its codes protected.
 *
 * @param {string} english
 */
export function keepNote(english) {
  const ast = parsed(english);
  const forms = ast ? [...argumentForms(ast).values()] : [];
  const kept = forms.filter((form) => !/, (?:plural|select)/.test(form));
  return kept.length === 0 ? undefined : `Keep: ${kept.join(' ')}`;
}

/** @param {Ast} ast @param {string} lang @returns {string[]} */
function caseNotes(ast, lang) {
  /** @type {Set<string>} */
  const notes = new Set();
  for (const { element } of walk(ast)) {
    if (element.type === TYPE.select) {
      const names = Object.keys(element.options).join(', ');
      notes.add(
        `{${element.value}, select, …}: keep the names of the cases (${names}), translate inside their braces.`,
      );
    } else if (element.type === TYPE.plural) {
      const type = element.pluralType ?? 'cardinal';
      const needed = new Intl.PluralRules(lang, { type }).resolvedOptions().pluralCategories;
      const language = new Intl.DisplayNames(['en'], { type: 'language' }).of(lang);
      const kind = type === 'ordinal' ? 'selectordinal' : 'plural';
      const shape = needed.map((name) => `${name} {…}`).join(' ');
      notes.add(
        `A text that counts: ${language} needs {${element.value}, ${kind}, ${shape}}; # is the number.`,
      );
    }
  }
  return [...notes];
}

/** @param {readonly string[]} words */
function quoted(words) {
  return words.map((word) => `“${word}”`).join(' or ');
}
