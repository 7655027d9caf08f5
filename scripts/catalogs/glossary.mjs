import { readFile } from 'node:fs/promises';

/**
 * A term of the site in one language.
 * @typedef {object} Entry
 * @property {string} term the English term
 * @property {string[]} stems parts of words, in lower case; a text whose English has the term holds at least one of them
 * @property {string[]} never wrong words for it, in lower case
 */

/** @typedef {Map<string, Entry[]>} Glossary by language code; English has only words that are never written */

/** @type {Glossary} */
export const noGlossary = new Map();

/**
 * Reads messages/GLOSSARY.md: a heading `## de` and the like, below it a table whose columns are named in its first row.
 * Used are `English`, `check` and `never`; a cell holds several words with ` / ` between them, or `–` for none.
 * @param {string} markdown
 * @returns {Glossary}
 */
export function parseGlossary(markdown) {
  /** @type {Glossary} */
  const glossary = new Map();
  /** @type {string[]} */
  let columns = [];
  /** @type {Entry[]} */
  let entries = [];
  for (const line of markdown.split('\n')) {
    const heading = /^## ([a-z]{2})\b/.exec(line)?.[1];
    if (heading) {
      entries = [];
      columns = [];
      glossary.set(heading, entries);
    }
    if (!line.startsWith('|') || /^\|[\s:|-]+$/.test(line)) continue;
    const cells = line.split('|').slice(1, -1);
    if (columns.length === 0) {
      columns = cells.map((cell) => cell.trim());
      continue;
    }
    /** @param {string} name */
    const cell = (name) => cells[columns.indexOf(name)]?.trim() ?? '';
    entries.push({
      term: words(cell('English'))[0] ?? '',
      stems: words(cell('check')),
      never: words(cell('never')),
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
 * Holds a text to the terms of its language.
 * @param {string} text what a reader sees @param {string | undefined} english undefined where the text is English
 * @param {readonly Entry[]} entries of the language @param {string} lang BCP 47 tag
 * @returns {import('./text-rules.mjs').Fault[]}
 */
export function checkTerms(text, english, entries, lang) {
  const own = text.toLocaleLowerCase(lang);
  const source = english?.toLowerCase();
  return entries.flatMap(({ term, stems, never }) => {
    const wrong = never.filter((word) => wordStarts(word).test(own));
    const faults = wrong.map((word) => ({
      rule: 'glossary',
      reason: `“${word}” is not said here for “${term}”; messages/GLOSSARY.md has the word.`,
    }));
    if (source === undefined || stems.length === 0 || !wholeTerm(term).test(source)) return faults;
    if (stems.some((stem) => own.includes(stem))) return faults;
    const reason = `English says “${term}”: write “${stems.join('” or “')}” as messages/GLOSSARY.md has it.`;
    return [...faults, { rule: 'glossary', reason }];
  });
}

/** The English term and its plural. @param {string} term */
function wholeTerm(term) {
  return new RegExp(`(?<!\\p{L})${escaped(term)}(?:s|es)?(?!\\p{L})`, 'u');
}

/** Scripts without spaces have no beginnings of words. @param {string} word */
function wordStarts(word) {
  const spaced =
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(word);
  return new RegExp(`${spaced ? '(?<!\\p{L})' : ''}${escaped(word)}`, 'u');
}

/** @param {string} word */
function escaped(word) {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
