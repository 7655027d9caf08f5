import { EditError } from '../serve/edit-error.mjs';

/**
 * @param {Pick<import('../contract').Context, 'store'>} context @param {string} key
 * @returns {string} the key, of which English has a text
 * @throws {EditError}
 */
export function known({ store }, key) {
  if (store.has(key)) return key;
  throw new EditError('no_such_text', 404, `There is no text ${key}. It may have been removed meanwhile.`);
}

/**
 * @param {Pick<import('../contract').Context, 'store'>} context @param {string} code
 * @returns {string} the code, of a language of the site
 * @throws {EditError}
 */
export function knownLanguage({ store }, code) {
  if (store.locales().includes(code)) return code;
  throw new EditError('no_such_language', 404, `The site has no language ${code}.`);
}
