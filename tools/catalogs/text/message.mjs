import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {ReturnType<typeof parse>} Ast */

/** A text as the ICU parser of next-intl reads it. Throws the parser's SyntaxError. @param {string} text */
export function parseMessage(text) {
  return parse(text, { locale: new Intl.Locale('en') });
}

/**
 * Every element of a message, also those inside tags and cases.
 * `inPlural`: `#` stands for the number here. `optional`: inside a plural case that other languages may lack.
 * @param {Ast} elements
 * @returns {Generator<{ element: Ast[number], inPlural: boolean, optional: boolean }>}
 */
export function* walk(elements, inPlural = false, optional = false) {
  for (const element of elements) {
    yield { element, inPlural, optional };
    if (element.type === TYPE.tag) yield* walk(element.children, inPlural, optional);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    const isPlural = element.type === TYPE.plural;
    for (const [name, { value }] of Object.entries(element.options)) {
      yield* walk(value, isPlural, optional || (isPlural && name !== 'other'));
    }
  }
}

/**
 * The words of a message without arguments and tags, a line for each stretch.
 * @param {Ast} ast
 * @param {{ required?: boolean, own?: boolean }} [options] `required`: without the plural cases that other languages may lack; `own`:
 *   without what stands in `<en>`, which is English in every language
 */
export function plainText(ast, { required = false, own = false } = {}) {
  const lines = [];
  for (const { element, optional } of walk(own ? withoutEnglish(ast) : ast)) {
    if (element.type === TYPE.literal && !(required && optional)) lines.push(element.value);
  }
  return lines.join('\n');
}

/** The English material of a message: the words of each `<en>`, in order. @param {Ast} ast */
export function englishMaterial(ast) {
  return [...walk(ast)].flatMap(({ element }) =>
    element.type === TYPE.tag && element.value === 'en' ? [plainText(element.children)] : [],
  );
}

/** @param {Ast} elements @returns {Ast} */
function withoutEnglish(elements) {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.tag) return element;
    return element.value === 'en' ? [] : { ...element, children: withoutEnglish(element.children) };
  });
}

/**
 * The words of each message that can be read.
 * @param {readonly string[]} texts
 */
export function plainTexts(texts) {
  return texts.flatMap((text) => {
    try {
      return [plainText(parseMessage(text))];
    } catch {
      return [];
    }
  });
}

/**
 * The arguments and tags of a message and how each is written, such as `count` -> `{count, plural, …}`.
 * An argument of a plural or select may stand plain inside its cases, which is no difference.
 * @param {Ast} ast
 * @returns {Map<string, string>}
 */
export function argumentForms(ast) {
  /** @type {Map<string, Set<string>>} */
  const forms = new Map();
  const branching = new Set();
  for (const { element } of walk(ast)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.plural || element.type === TYPE.select) branching.add(element.value);
    const name = element.type === TYPE.tag ? `<${element.value}>` : element.value;
    forms.set(name, (forms.get(name) ?? new Set()).add(form(element)));
  }
  return new Map(
    [...forms].map(([name, set]) => {
      const kept = [...set].filter((text) => !branching.has(name) || text.endsWith('…}'));
      return [name, kept.sort().join(' and ')];
    }),
  );
}

/** @param {Exclude<Ast[number], { type: TYPE.literal } | { type: TYPE.pound }>} element */
function form(element) {
  const name = element.value;
  switch (element.type) {
    case TYPE.tag:
      return `<${name}>…</${name}>`;
    case TYPE.number:
      return `{${name}, number${numberStyle(element.style)}}`;
    case TYPE.date:
      return `{${name}, date}`;
    case TYPE.time:
      return `{${name}, time}`;
    case TYPE.plural:
      return `{${name}, ${element.pluralType === 'ordinal' ? 'selectordinal' : 'plural'}, …}`;
    case TYPE.select:
      return `{${name}, select, …}`;
    default:
      return `{${name}}`;
  }
}

/**
 * A number's style belongs to its form, because it may hold a currency; a date's may differ between languages.
 * @param {Extract<Ast[number], { type: TYPE.number }>['style']} style
 */
function numberStyle(style) {
  if (!style) return '';
  if (typeof style === 'string') return `, ${style}`;
  return `, ::${style.tokens.map(({ stem, options }) => [stem, ...options].join('/')).join(' ')}`;
}
