/** How a formula begins for a spreadsheet; wide signs of East Asian keyboards count, and so do signs that are skipped before it. */
const formula = /^'*\s*[=+\-@＝＋－＠]|^'*[\t\r\n]/u;

/**
 * A cell that no spreadsheet calculates: an apostrophe stands before what would be a formula, and one more before one that had some.
 *
 * @param {string} text
 */
export function guarded(text) {
  return formula.test(text) ? `'${text}` : text;
}

/** Takes back what `guarded` did; where a spreadsheet has taken it back already, the text stays. @param {string} text */
export function unguarded(text) {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
