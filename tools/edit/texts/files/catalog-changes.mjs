import { readCatalog } from '../../../catalogs/read/read-catalog.mjs';

/** @typedef {import('../../contract').TextChange} TextChange */

/** @param {string} file from the checkout's folder @returns {{ locale: string, namespace: string } | undefined} undefined of what is no catalog */
export function catalogOf(file) {
  const [, locale, namespace] = /^messages\/([a-z]{2})\/([\w-]+)\.json$/.exec(file) ?? [];
  return locale === undefined || namespace === undefined ? undefined : { locale, namespace };
}

/**
 * The texts in which two versions of a catalog differ.
 *
 * @param {string} file @param {{ locale: string, namespace: string }} catalog which it is
 * @param {Uint8Array | undefined} before undefined where there was no such file
 * @param {Uint8Array | undefined} after
 * @returns {TextChange[]}
 */
export function catalogChanges(file, { locale, namespace }, before, after) {
  const [was, is] = [textsIn(before), textsIn(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [old = null, now = null] = [was.get(key), is.get(key)];
    return old === now ? [] : [{ file, key: `${namespace}.${key}`, locale, before: old, after: now }];
  });
}

/** @param {Uint8Array | undefined} bytes @returns {Map<string, string>} */
const textsIn = (bytes) => (bytes === undefined ? new Map() : readCatalog(bytes).texts);
