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
  // 12 % above what Next loads on a page without any code of its own. The most named is the login with its second step and
  // passkeys, 200 bytes of it since all forms are sent by one way. 400 of
  // them are not code: since new questions are drawn in the browser the bundler puts what all pages share into two files instead of
  // one, which gzip packs less tightly.
  scripts: 149_700,
  // Late come the script of questions, on the first screen too, that of prices, and the offer of the reader's own language; the most is the
  // login, where the service is asked for passkeys and 12 kB of message formatting come with their texts.
  loaded: 164_500,
  // The most is the account page in Thai, three bytes a letter: what it asks and says after a press (withdrawing, ending, removing).
  hiddenTexts: 5050,
  shift: 0.00005,
};
