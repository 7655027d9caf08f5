import { hashOf } from '../catalogs/ledger/ledger.mjs';

/**
 * Of which texts a row was made, so that its return shows what changed here meanwhile: `de q3xV9a Kd1-aa` is the language, the English
 * and the translation, or `de q3xV9a -` where there was none. White space does not count, which spreadsheets change.
 *
 * @param {string} code
 * @param {string} english
 * @param {string | undefined} translation
 */
export function versionOf(code, english, translation) {
  return [code, hashOf(english), translation === undefined ? '-' : hashOf(translation)].join(' ');
}

/**
 * @param {string} version
 * @returns {{ code: string, english: string, translation: string | undefined } | undefined} hashes; undefined where it is none
 */
export function partsOf(version) {
  const [, code = '', english = '', translation] =
    /^([a-z]{2}) ([\w-]{6}) (?:-|([\w-]{6}))$/.exec(version.trim()) ?? [];
  return code === '' ? undefined : { code, english, translation };
}
