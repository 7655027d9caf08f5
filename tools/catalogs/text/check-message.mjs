import { checkAddress } from './address.mjs';
import { checkTerms, noGlossary } from './glossary.mjs';
import { parseMessage, plainText } from './message.mjs';
import { matches, matchesAny } from '../rules.mjs';
import { rightHere } from './right-here.mjs';
import { checkScript } from './script-of-text.mjs';
import { checkSpacing } from './spacing.mjs';
import { checkSpelling } from './spelling.mjs';
import { syntaxReason } from './syntax-reasons.mjs';
import {
  checkArguments,
  checkEnglish,
  checkEscapes,
  checkNumbers,
  checkPlurals,
  isTranslatable,
} from './text-rules.mjs';
import { checkTypography } from './typography.mjs';
import { messageWidth } from './width.mjs';

/** @typedef {import('./text-rules.mjs').Fault} Fault */

/**
 * @typedef {object} Case
 * @property {string} key with its namespace
 * @property {string} text
 * @property {string | undefined} english the English text; undefined when there is none, or this is it
 * @property {{ code: string, lang: string }} locale
 */

/**
 * @param {Case} subject
 * @param {import('../rules.mjs').Rules} rules
 * @param {string} brand
 * @param {import('./glossary.mjs').Glossary} [glossary]
 * @returns {Fault[]}
 */
export function checkMessage({ key, text, english, locale }, rules, brand, glossary = noGlossary) {
  const brandFaults = checkBrand(text, brand);
  const sample = matchesAny(rules.english, key);
  if (sample && english !== undefined) {
    if (text === english) return brandFaults;
    return [
      ...brandFaults,
      { rule: 'english', reason: `Sample text of the test: it must stay as in English, “${english}”.` },
    ];
  }
  const ast = parsed(text);
  if ('reason' in ast) return [...brandFaults, { rule: 'syntax', reason: ast.reason }];
  const faults = [
    ...brandFaults,
    ...checkEscapes(ast.value),
    ...checkPlurals(ast.value, locale.lang),
    ...checkWidth(key, ast.value, rules),
    ...checkSpacing(plainText(ast.value)),
    ...(sample ? [] : styleFaults(key, ast.value, locale, rules)),
  ];
  if (locale.code === 'en' && !matchesAny(rules.spelling.except, key)) {
    faults.push(...checkSpelling(plainText(ast.value), rules.spelling.words));
  }
  const source = english === undefined ? undefined : parsed(english);
  if (!sample && !matchesAny(rules.glossary[locale.code], key) && !(source && 'reason' in source)) {
    const entries = glossary.get(locale.code) ?? [];
    faults.push(
      ...checkTerms(
        plainText(ast.value, { own: true }),
        source && plainText(source.value, { own: true }),
        entries,
        locale.lang,
      ),
    );
  }
  if (!source || 'reason' in source) return faults;

  faults.push(...checkArguments(ast.value, source.value), ...checkEnglish(ast.value, source.value));
  if (!matchesAny(rules.numbers[locale.code], key))
    faults.push(...checkNumbers(ast.value, source.value, locale.code));
  const same = plainText(ast.value) === plainText(source.value);
  if (same && !matchesAny(rules.identical[locale.code], key) && isTranslatable(ast.value, rules.terms)) {
    const reason = `The text is the same as in English. Translate it. ${rightHere}`;
    faults.push({ rule: 'identical', reason });
  } else if (!same && !matchesAny(rules.scripts[locale.code], key)) {
    faults.push(...checkScript(ast.value, locale.lang, rules.terms));
  }
  return faults;
}

/** @param {string} text @returns {{ value: import('./message.mjs').Ast } | { reason: string }} */
function parsed(text) {
  try {
    return { value: parseMessage(text) };
  } catch (error) {
    return { reason: syntaxReason(error, text) };
  }
}

/** @param {string} text @param {string} brand @returns {Fault[]} */
function checkBrand(text, brand) {
  if (!text.toLowerCase().includes(brand.toLowerCase())) return [];
  return [{ rule: 'brand', reason: `Write {brand} instead of ${brand}.` }];
}

/**
 * @param {string} key @param {import('./message.mjs').Ast} ast @param {Case['locale']} locale
 * @param {import('../rules.mjs').Rules} rules
 * @returns {Fault[]}
 */
function styleFaults(key, ast, { code, lang }, rules) {
  const words = plainText(ast, { own: true });
  const address = rules.address[code];
  return [
    ...checkTypography(words, lang, rules.quotes[code]),
    ...(matchesAny(address?.except, key) ? [] : checkAddress(words, lang, address)),
    ...(matchesAny(rules.exclamations, key) ? [] : checkExclamation(words)),
  ];
}

/** @param {string} words @returns {Fault[]} */
function checkExclamation(words) {
  if (!/[!！]/u.test(words)) return [];
  return [{ rule: 'exclamation', reason: 'The site uses no exclamation marks.' }];
}

/**
 * @param {string} key @param {import('./message.mjs').Ast} ast @param {import('../rules.mjs').Rules} rules
 * @returns {Fault[]}
 */
function checkWidth(key, ast, rules) {
  const width = messageWidth(ast, rules.samples);
  const [tightest] = rules.limits
    .filter((limit) => matches(limit.keys, key) && width > limit.width)
    .sort((a, b) => a.width - b.width);
  if (!tightest) return [];
  const reason =
    `The text takes ${width} columns, ${tightest.width} are allowed (a Chinese, Japanese or Korean character takes two); ` +
    `${consequences[tightest.of]}.`;
  return [{ rule: 'length', reason }];
}

const consequences = {
  'search result': 'search results cut what is longer',
  headline: 'a longer headline fills a telephone',
  button: 'a longer button breaks into lines',
  menu: 'a longer entry breaks the menu',
};
