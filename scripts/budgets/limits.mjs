/**
 * What the first visit to a page may cost, the same for every page.
 *
 * @typedef {object} Limits
 * @property {number} scripts gzip bytes of JavaScript that a page names
 * @property {number} loaded the same with what it asks for later by itself
 * @property {number} hiddenTexts bytes of catalog texts that are sent for scripts only
 * @property {number} shift layout shift; less is a rounding of the browser's and shows as 0.0000
 */

/** @type {Readonly<Limits>} */
export const limits = {
  // 12 and 16 % above what Next loads on a page without any code of its own; the script of questions comes late, on the first screen too.
  scripts: 148_500,
  loaded: 153_000,
  hiddenTexts: 4096,
  shift: 0.00005,
};
