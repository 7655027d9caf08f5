import { readFile } from 'node:fs/promises';
import { escaped } from './escaped.mjs';

/**
 * @typedef {object} Entry
 * @property {string[]} terms what English texts say, in lower case; the first names the term
 * @property {string} say what the language says for it, in words for its writers; of English, nothing
 * @property {RegExp} says finds any of them, or its plural, in a text in lower case
 * @property {string[]} stems parts of words, in lower case; a text whose English has the term holds at least one of them
 * @property {{ word: string, pattern: RegExp }[]} never wrong words for it, in lower case
 */

/** @typedef {Map<string, Entry[]>} Glossary by language code; English has only words that are never written */

/** @type {Glossary} */
export const noGlossary = new Map();

/**
 * Reads messages/GLOSSARY.md: a heading `## de` and the like, below it a table whose columns are named in its first row.
 * Used are `English`, `say`, `check` and `never`; a cell but that of `say` holds several words with ` / ` between them, or `–` for none.
 * @param {string} markdown
 * @returns {Glossary}
 * @throws {Error} for a table without one of these columns, whose rules would all be off
 */
export function parseGlossary(markdown) {
  /** @type {Glossary} */
  const glossary = new Map();
  /** @type {string[]} */
  let columns = [];
  /** @type {Entry[]} */
  let entries = [];
  let language = '';
  for (const line of markdown.split('\n')) {
    const heading = /^## ([a-z]{2})\b/.exec(line)?.[1];
    if (heading) {
      entries = [];
      columns = [];
      language = heading;
      glossary.set(heading, entries);
    }
    if (!line.startsWith('|') || /^\|[\s:|-]+$/.test(line)) continue;
    const cells = line.split('|').slice(1, -1);
    if (columns.length === 0) {
      columns = cells.map((cell) => cell.trim());
      // English has no other word to hold.
      const needed = ['English', ...(language === 'en' ? [] : ['check']), 'never'];
      const missing = needed.filter((name) => !columns.includes(name));
      if (missing.length > 0) {
        throw new Error(`messages/GLOSSARY.md, ${language}: the table has no column ${missing.join(', ')}.`);
      }
      continue;
    }
    /** @param {string} name */
    const cell = (name) => cells[columns.indexOf(name)]?.trim() ?? '';
    const terms = words(cell('English'));
    entries.push({
      terms,
      say: cell('say'),
      says: anyOf(terms),
      stems: words(cell('check')),
      never: words(cell('never')).map((word) => ({ word, pattern: wordStarts(word) })),
    });
  }
  return glossary;
}

/** @param {string} cell */
function words(cell) {
  return cell
    .split(' / ')
    .map((word) => word.replace(/[*`]/g, '').trim().toLowerCase())
    .filter((word) => word !== '' && word !== '–');
}

/**
 * @param {string} file
 * @returns {Promise<Glossary>} empty when there is no such file
 */
export async function loadGlossary(file) {
  const markdown = await readFile(file, 'utf8').catch(() => undefined);
  return markdown === undefined ? noGlossary : parseGlossary(markdown);
}

/**
 * @param {string} text what a reader sees @param {string | undefined} english undefined where the text is English
 * @param {readonly Entry[]} entries of the language @param {string} lang BCP 47 tag
 * @returns {import('./text-rules.mjs').Fault[]}
 */
export function checkTerms(text, english, entries, lang) {
  const own = text.toLocaleLowerCase(lang);
  const source = english?.toLowerCase();
  return entries.flatMap(({ terms: [term = ''], says, stems, never }) => {
    const wrong = never.filter(({ pattern }) => pattern.test(own));
    const faults = wrong.map(({ word }) => ({
      rule: 'glossary',
      reason: `“${word}” is not said here for “${term}”; the glossary has the word.`,
    }));
    if (source === undefined || stems.length === 0 || !says.test(source)) return faults;
    if (stems.some((stem) => own.includes(stem))) return faults;
    const reason = `English says “${term}”: write “${stems.join('” or “')}” as the glossary has it.`;
    return [...faults, { rule: 'glossary', reason }];
  });
}

/**
 * The terms that no English text says, and that so hold no translation to anything.
 * @param {Glossary} glossary @param {readonly string[]} texts what readers of English see
 * @returns {{ code: string, term: string }[]} by language
 */
export function unsaidTerms(glossary, texts) {
  const sources = texts.map((text) => text.toLowerCase());
  return [...glossary].flatMap(([code, entries]) =>
    entries
      .filter(({ stems, says }) => stems.length > 0 && !sources.some((source) => says.test(source)))
      .map(({ terms }) => ({ code, term: terms.join(' / ') })),
  );
}

/** @param {readonly string[]} terms */
function anyOf(terms) {
  return new RegExp(`(?<!\\p{L})(?:${terms.map(escaped).join('|')})(?:s|es)?(?!\\p{L})`, 'u');
}

/** Scripts without spaces have no beginnings of words. @param {string} word */
function wordStarts(word) {
  const spaced =
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(word);
  return new RegExp(`${spaced ? '(?<!\\p{L})' : ''}${escaped(word)}`, 'u');
}
