import { TYPE } from '@formatjs/icu-messageformat-parser';
import { createTranslator } from 'next-intl';
import { walk } from '../../catalogs/text/message.mjs';
import { argumentList, parsed, tagList } from './messages/argument-list.mjs';
import { numberFor, sampleValues } from './messages/samples.mjs';

/** @typedef {import('../../catalogs/text/message.mjs').Ast} Ast @typedef {import('../contract').Form} Form */
/** @typedef {{ argument: string, name: string, value: string | number }} Choice what an argument is to be, and which case that is */
/** @typedef {string | { tag: string, children: Part[] }} Part */

/** All cases of several arguments together are shown up to so many; else one changes at a time. */
const most = 12;

/**
 * Says a text in every way that it can come out, by the formatter of the site: once, or once for each plural case and choice.
 *
 * @param {string} text @param {{ code: string, lang: string }} locale @param {string} brand
 * @returns {{ forms: Form[], html?: string }} no forms for a text that cannot be read; `html` is the first with `<span data-tag>` in the
 *   place of tags, all else escaped
 */
export function previewOf(text, locale, brand) {
  const ast = parsed(text);
  if (ast === undefined) return { forms: [] };
  const samples = sampleValues(argumentList(ast), locale.lang, brand);
  const drawn = combinations(choicesOf(ast, locale.lang)).map((choices) => {
    const values = { ...samples, ...Object.fromEntries(choices.map((one) => [one.argument, one.value])) };
    const parts = say(text, ast, locale.code, values);
    const named = choices.length > 1;
    return {
      name: choices.map(({ argument, name }) => (named ? `${argument} ${name}` : name)).join(', '),
      value: choices.map(({ value }) => String(value)).join(', '),
      parts,
    };
  });
  const forms = drawn.map(({ parts, ...form }) => ({ ...form, text: parts.map(plain).join('') }));
  const [first] = drawn;
  return { forms, ...(first && { html: first.parts.map(html).join('') }) };
}

/** @param {Ast} ast @param {string} lang @returns {Choice[][]} */
function choicesOf(ast, lang) {
  /** @type {Map<string, Map<string, Choice>>} */
  const found = new Map();
  for (const { element } of walk(ast)) {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    const argument = element.value;
    const own = found.get(argument) ?? new Map();
    for (const name of Object.keys(element.options)) {
      const value =
        element.type === TYPE.select ? name : numberFor(name, lang, element.pluralType ?? 'cardinal');
      if (value !== undefined) own.set(name, { argument, name, value });
    }
    found.set(argument, own);
  }
  return [...found.values()].map((own) => [...own.values()]);
}

/** @param {Choice[][]} lists @returns {Choice[][]} */
function combinations(lists) {
  const all = lists.reduce((sum, { length }) => sum * length, 1);
  if (all <= most) {
    return lists.reduce(
      (rows, list) => rows.flatMap((row) => list.map((choice) => [...row, choice])),
      /** @type {Choice[][]} */ ([[]]),
    );
  }
  const usual = lists.flatMap((list) => list.slice(-1));
  return lists.flatMap((list) =>
    list.map((choice) => usual.map((one) => (one.argument === choice.argument ? choice : one))),
  );
}

/**
 * @param {string} text @param {Ast} ast @param {string} code @param {Record<string, string | number>} values
 * @returns {Part[]}
 */
function say(text, ast, code, values) {
  const dates = argumentList(ast).filter(({ kind }) => kind === 'date');
  const given = {
    ...values,
    ...Object.fromEntries(dates.map(({ name }) => [name, new Date(values[name] ?? 0)])),
    ...Object.fromEntries(
      tagList(ast).map((tag) => [tag, (/** @type {unknown} */ inner) => ({ tag, children: [inner].flat() })]),
    ),
  };
  /** @type {unknown} */
  let failed;
  const translator = createTranslator({
    locale: /** @type {import('../../../lib/i18n/locales').Locale} */ (code),
    messages: { text },
    timeZone: 'UTC',
    onError: (error) => (failed = error),
  });
  const said = /** @type {unknown} */ (translator.rich('text', /** @type {never} */ (given)));
  return failed ? [] : /** @type {Part[]} */ ([said].flat());
}

/** @param {Part} part @returns {string} */
const plain = (part) => (typeof part === 'object' ? part.children.map(plain).join('') : String(part));

/** @param {Part} part @returns {string} */
const html = (part) =>
  typeof part === 'object'
    ? `<span data-tag="${escaped(part.tag)}">${part.children.map(html).join('')}</span>`
    : escaped(String(part));

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
