import { TYPE } from '@formatjs/icu-messageformat-parser';
import { argumentForms, englishMaterial, plainText, walk } from './message.mjs';
import { currenciesIn, numberWordsIn, quantitiesIn } from './numbers.mjs';
import { saysNumber } from './number-words.mjs';
import { withoutTerms } from './script-of-text.mjs';
import { apostropheAdvice } from './syntax-reasons.mjs';

/** @typedef {import('./message.mjs').Ast} Ast */
/** @typedef {{ rule: string, reason: string }} Fault */

/** What the page would show although the writer meant markup. @param {Ast} ast @returns {Fault[]} */
export function checkEscapes(ast) {
  for (const { element, inPlural } of walk(ast)) {
    if (element.type !== TYPE.literal) continue;
    const shown = /\{[^}]*\}?|<\/?\p{L}[^>]*>?/u.exec(element.value)?.[0];
    if (shown?.endsWith('/>')) {
      return [
        {
          rule: 'tag',
          reason: `The page would show ${shown} as it stands: write an opening and a closing tag.`,
        },
      ];
    }
    if (shown) {
      return [
        { rule: 'apostrophe', reason: `The page would show ${shown} as it stands. ${apostropheAdvice}` },
      ];
    }
    if (inPlural && element.value.includes('#')) {
      return [
        { rule: 'apostrophe', reason: `The page would show # instead of the number. ${apostropheAdvice}` },
      ];
    }
    if (element.value.includes('}')) return [{ rule: 'syntax', reason: strayBrace }];
  }
  return [];
}

const strayBrace = 'A } has no opening {: remove it, or write the { before its name.';

/**
 * Every plural has exactly the cases that the language has, besides `=0` and the like.
 * @param {Ast} ast @param {string} lang BCP 47 tag @returns {Fault[]}
 */
export function checkPlurals(ast, lang) {
  /** @type {Fault[]} */
  const faults = [];
  for (const { element } of walk(ast)) {
    if (element.type !== TYPE.plural) continue;
    const type = element.pluralType ?? 'cardinal';
    const needed = new Intl.PluralRules(lang, { type }).resolvedOptions().pluralCategories;
    const present = Object.keys(element.options);
    const missing = needed.filter((name) => !present.includes(name));
    const unused = present.filter((name) => !name.startsWith('=') && !needed.some((other) => other === name));
    const language = new Intl.DisplayNames(['en'], { type: 'language' }).of(lang);
    const rule = 'plural';
    if (missing.length > 0) {
      const reason = `The plural of {${element.value}} lacks ${list(missing)}: ${language} has ${list(needed)}. Add ${missing.map((name) => `${name} {…}`).join(' ')}.`;
      faults.push({ rule, reason });
    }
    if (unused.length > 0) {
      const reason = `The plural of {${element.value}} has ${list(unused)}, which ${language} never uses. Remove it.`;
      faults.push({ rule, reason });
    }
  }
  return faults;
}

const places = { argument: 'where your sentence wants it', tag: 'around the words that say the same' };

const foreign = 'is not in English; the page has nothing to put there. Remove it, or correct its spelling.';

/** Arguments, tags and the cases of selects are those of English. @param {Ast} ast @param {Ast} english */
export function checkArguments(ast, english) {
  const here = argumentForms(ast);
  const there = argumentForms(english);
  /** @type {Fault[]} */
  const faults = [];
  for (const [name, form] of there) {
    const rule = name.startsWith('<') ? 'tag' : 'argument';
    const own = here.get(name);
    if (own === undefined) faults.push({ rule, reason: `${form} is missing: put it ${places[rule]}.` });
    else if (own !== form) faults.push({ rule, reason: `Write ${form} as in English, not ${own}.` });
  }
  for (const [name, form] of here) {
    if (there.has(name)) continue;
    const rule = name.startsWith('<') ? 'tag' : 'argument';
    faults.push({ rule, reason: `${form} ${foreign}` });
  }
  return [...faults, ...checkSelects(ast, english)];
}

/**
 * What stands in `<en>` is English in every language, all of it and nothing else; it may begin a sentence in one of them alone, so the
 * case of its first letter is free.
 * @param {Ast} ast @param {Ast} english @returns {Fault[]}
 */
export function checkEnglish(ast, english) {
  const here = englishMaterial(ast);
  const there = englishMaterial(english);
  return [
    ...fault('english', lacking(there, here), 'stands in <en> in the English text, but not here.'),
    ...fault('english', lacking(here, there), 'stands in <en> here, but not in the English text.'),
  ];
}

/** @param {readonly string[]} texts @param {readonly string[]} others */
function lacking(texts, others) {
  const known = others.map(firstLower);
  return texts.filter((text) => text && !known.includes(firstLower(text))).map((text) => `“${text}”`);
}

/** @param {string} text */
export function firstLower(text) {
  return text.replace(/\p{L}/u, (letter) => letter.toLowerCase());
}

/** @param {Ast} ast @param {Ast} english @returns {Fault[]} */
function checkSelects(ast, english) {
  const there = selectCases(english);
  return [...selectCases(ast)].flatMap(([name, cases]) => {
    const expected = there.get(name);
    if (!expected || list([...cases].sort()) === list([...expected].sort())) return [];
    return [
      { rule: 'select', reason: `The select of {${name}} must have the cases ${list([...expected])}.` },
    ];
  });
}

/** @param {Ast} ast @returns {Map<string, Set<string>>} */
function selectCases(ast) {
  /** @type {Map<string, Set<string>>} */
  const cases = new Map();
  for (const { element } of walk(ast)) {
    if (element.type !== TYPE.select) continue;
    cases.set(element.value, new Set([...(cases.get(element.value) ?? []), ...Object.keys(element.options)]));
  }
  return cases;
}

/**
 * Whether a text has words that must differ between languages: letters outside arguments, tags, English material and fixed terms.
 * @param {Ast} ast @param {readonly string[]} terms
 */
export function isTranslatable(ast, terms) {
  return /\p{L}/u.test(withoutTerms(plainText(ast, { own: true }), terms));
}

/**
 * The quantities and currencies of the translation are those of English, in digits or in words of either language: 1:30 may be
 * "90 Sekunden" or "anderthalb Minuten". What only an English plural case spells out ("1 day") may be absent.
 * @param {Ast} ast @param {Ast} english @param {string} code of the language @returns {Fault[]}
 */
export function checkNumbers(ast, english, code) {
  const text = plainText(ast);
  const source = plainText(english);
  const there = quantitiesIn(source);
  const here = quantitiesIn(text).map(({ ways }) => ways);
  const allowed = new Set([...there.flatMap(({ ways }) => ways.flat()), ...numberWordsIn(source)]);
  const held = new Set(here.flat(2));
  const added = quantitiesIn(text)
    .filter(({ ways }) => !ways.some((way) => way.every((number) => allowed.has(number))))
    .map((quantity) => quantity.text);
  const lost = quantitiesIn(plainText(english, { required: true }))
    .filter(
      ({ ways }) =>
        !ways.some((way) => way.every((number) => held.has(number) || saysNumber(text, number, code))),
    )
    .map((quantity) => quantity.text);
  const currency = [...currenciesIn(text)];
  const sourceCurrency = [...currenciesIn(source)];
  const addedCurrency = currency.filter((sign) => !sourceCurrency.includes(sign));
  const lostCurrency = sourceCurrency.filter((sign) => !currency.includes(sign));
  return [
    ...fault(
      'number',
      added,
      'is not in the English text. Write the numbers of the English; others are filled in by the page.',
    ),
    ...fault('number', lost, 'stands in the English text, but not here, in digits or in words.'),
    ...fault('currency', addedCurrency, 'is not in the English text. Prices are filled in by the page.'),
    ...fault('currency', lostCurrency, 'stands in the English text, but not here.'),
  ];
}

/** @param {string} rule @param {string[]} values @param {string} reason @returns {Fault[]} */
function fault(rule, values, reason) {
  return values.map((value) => ({ rule, reason: `${value} ${reason}` }));
}

/** @param {readonly string[]} names */
function list(names) {
  return names.join(', ');
}
