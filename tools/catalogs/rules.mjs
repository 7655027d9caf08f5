import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { escaped } from './text/escaped.mjs';

/** Key patterns: `namespace.key.in.the.file`, where `*` stands for any characters. */
const patterns = z.array(z.string().min(1)).default([]);
const perLocale = z.record(z.string(), patterns).default({});

/** The shape of messages/rules.json. */
export const rulesSchema = z.strictObject({
  /** Names that are the same in every language. */
  terms: z.array(z.string().min(1)).default([]),
  /** Texts that are rightly the same as in English, per language. */
  identical: perLocale,
  /** Texts that must stay English: sample content of the test, which is in English. */
  english: patterns,
  /** Texts whose exclamation mark is prescribed. */
  exclamations: patterns,
  /** Texts that may hold other numbers than English, per language. */
  numbers: perLocale,
  /** Texts that are rightly not in the script of their language, per language. */
  scripts: perLocale,
  /** Texts that may say another word than the glossary's, per language. */
  glossary: perLocale,
  /** The most columns a text may take, and what it is; a Chinese, Japanese or Korean character takes two. */
  limits: z
    .array(
      z.strictObject({
        keys: z.string().min(1),
        width: z.int().positive(),
        of: z.enum(['search result', 'headline', 'button', 'menu']).default('search result'),
      }),
    )
    .default([]),
  /** Columns that an argument is counted as in a limit; `*` for every other one. */
  samples: z.record(z.string(), z.int().nonnegative()).default({}),
  /** English as it is spelled in the United States: beginnings of words that are never written, with what is; `except` are texts about them. */
  spelling: z
    .strictObject({ words: z.record(z.string().min(1), z.string().min(1)), except: patterns })
    .default({ words: {}, except: [] }),
  /** Pairs of quotation marks of each language, `„“`; others may stand inside them alone. */
  quotes: z.record(z.string(), z.array(z.string().regex(/^..$/u)).min(1)).default({}),
  /** How each language speaks to the reader, words that speak otherwise, and texts in which they are right. */
  address: z
    .record(
      z.string(),
      z.strictObject({ says: z.string().min(1), never: z.array(z.string().min(1)).min(1), except: patterns }),
    )
    .default({}),
  /** Texts that the code reaches in a way that the search for unused texts cannot follow. */
  usedIndirectly: patterns,
});

/** @typedef {z.infer<typeof rulesSchema>} Rules */

/**
 * @param {string} file
 * @returns {Promise<Rules>}
 * @throws {Error} naming the file and the field when it is unreadable or has another shape
 */
export async function loadRules(file) {
  try {
    return rulesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${file}: ${reason}`);
  }
}

/** @type {Map<string, RegExp>} */
const compiled = new Map();

/** @param {string} pattern @param {string} key */
export function matches(pattern, key) {
  let expression = compiled.get(pattern);
  if (!expression) {
    const parts = pattern.split('*').map(escaped);
    expression = new RegExp(`^${parts.join('.+')}$`, 'u');
    compiled.set(pattern, expression);
  }
  return expression.test(key);
}

/** @param {readonly string[] | undefined} list @param {string} key */
export function matchesAny(list, key) {
  return list?.some((pattern) => matches(pattern, key)) ?? false;
}

/**
 * The patterns that no English text answers to: a renamed key would otherwise switch its rule off in silence.
 * @param {Rules} rules @param {Iterable<string>} keys full keys of the English texts
 * @returns {{ section: string, pattern: string }[]}
 */
export function stalePatterns(rules, keys) {
  const all = [...keys];
  const used = [
    ...rules.exclamations.map((pattern) => ({ section: 'exclamations', pattern })),
    ...rules.english.map((pattern) => ({ section: 'english', pattern })),
    ...rules.spelling.except.map((pattern) => ({ section: 'spelling.except', pattern })),
    ...rules.usedIndirectly.map((pattern) => ({ section: 'usedIndirectly', pattern })),
    ...rules.limits.map((limit) => ({ section: 'limits', pattern: limit.keys })),
    ...sections('identical', rules.identical),
    ...sections('numbers', rules.numbers),
    ...sections('scripts', rules.scripts),
    ...sections('glossary', rules.glossary),
    ...Object.entries(rules.address).flatMap(([code, { except }]) => sections('address', { [code]: except })),
  ];
  return used.filter(({ pattern }) => !all.some((key) => matches(pattern, key)));
}

/** @param {string} name @param {Record<string, string[]>} table */
function sections(name, table) {
  return Object.entries(table).flatMap(([locale, list]) =>
    list.map((pattern) => ({ section: `${name}.${locale}`, pattern })),
  );
}
