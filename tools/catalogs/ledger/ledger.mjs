import { createHash } from 'node:crypto';

/** @typedef {import('../read/read-catalog.mjs').Catalog} Catalog */

/**
 * Of which English each translation was made. By full key a line such as `q3xV9a de:Kd1-aa fr:0aGh2k<b7Yw_1`: the hash of the
 * English, then of each translation, and behind `<` that of the English it was made from where that has changed since.
 * @typedef {Record<string, string>} Ledger
 */

/**
 * @typedef {object} Behind
 * @property {string} namespace
 * @property {string} path of the key in its file
 * @property {string} from hash of the English that these translations were made from
 * @property {string[]} codes
 */

/** White space does not count: whoever adds a space or breaks a line anew has translated nothing. @param {string} text */
export function hashOf(text) {
  return digest(text.replace(/\s+/g, ''));
}

/** Whether a hash is that of a text; lines of the ledger that are older than the rule on white space have that of every sign. @param {string} hash @param {string} text */
export function isHashOf(hash, text) {
  return hash === hashOf(text) || hash === digest(text);
}

/** @param {string} text */
function digest(text) {
  return createHash('sha256').update(text).digest('base64url').slice(0, 6);
}

/**
 * The translations that were made from an English that is no more. A translation that changed together with the English, or
 * after it, counts as made from the present one.
 * @param {Ledger} ledger
 * @param {Map<string, Map<string, Catalog>>} catalogs by language and namespace
 * @returns {Behind[]}
 */
export function findBehind(ledger, catalogs) {
  /** @type {Behind[]} */
  const all = [];
  for (const { key, namespace, path, english, translations } of textsOf(catalogs)) {
    const known = entryOf(ledger[key]);
    /** @type {Map<string, string[]>} */
    const codes = new Map();
    for (const [code, text] of translations) {
      const from = fromOf(known.get(code), english, text);
      if (from !== hashOf(english)) codes.set(from, [...(codes.get(from) ?? []), code]);
    }
    for (const [from, list] of codes) all.push({ namespace, path, from, codes: list });
  }
  return all;
}

/**
 * The ledger after a look at every text: new and changed translations count as made from the present English, and those which
 * `accepts` names as well; keys that are gone drop out.
 * @param {Ledger} ledger
 * @param {Map<string, Map<string, Catalog>>} catalogs of all languages
 * @param {(code: string, key: string) => boolean} [accepts]
 * @returns {Ledger}
 */
export function nextLedger(ledger, catalogs, accepts = () => false) {
  return Object.fromEntries(
    textsOf(catalogs).map(({ key, english, translations }) => {
      const known = entryOf(ledger[key]);
      const now = hashOf(english);
      const parts = translations.map(([code, text]) => {
        const from = accepts(code, key) ? now : fromOf(known.get(code), english, text);
        return ` ${code}:${hashOf(text)}${from === now ? '' : `<${from}`}`;
      });
      return [key, now + parts.join('')];
    }),
  );
}

/** @typedef {{ hash: string, from: string }} Made a translation's own hash, and that of its English */

/** @param {string | undefined} line @returns {Map<string, Made>} by language */
function entryOf(line = '') {
  const [english = '', ...parts] = line.split(' ');
  return new Map(
    parts.map((part) => {
      const [, code = '', hash = '', from = english] = /^([^:]+):([^<]+)(?:<(.+))?$/.exec(part) ?? [];
      return [code, { hash, from }];
    }),
  );
}

/** @param {Made | undefined} made @param {string} english @param {string} text */
function fromOf(made, english, text) {
  const stays = made && isHashOf(made.hash, text) && !isHashOf(made.from, english);
  return stays ? made.from : hashOf(english);
}

/** @param {Map<string, Map<string, Catalog>>} catalogs */
function textsOf(catalogs) {
  const others = [...catalogs].filter(([code]) => code !== 'en');
  return [...(catalogs.get('en') ?? [])].flatMap(([namespace, { texts }]) =>
    [...texts].map(([path, english]) => {
      const translations = others.flatMap(([code, files]) => {
        const text = files.get(namespace)?.texts.get(path);
        return text === undefined ? [] : [/** @type {const} */ ([code, text])];
      });
      return { key: `${namespace}.${path}`, namespace, path, english, translations };
    }),
  );
}
