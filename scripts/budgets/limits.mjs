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
  // 12 and 17 % above what Next loads on a page without any code of its own. Late come the script of questions, on the first screen too,
  // that of prices, and the offer of the reader's own language; the most is a page that has all three.
  scripts: 148_500,
  loaded: 155_000,
  hiddenTexts: 4352,
  shift: 0.00005,
};
