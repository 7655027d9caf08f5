/** Letters that an encoding without them has made question marks of. */
const lost = /\?{2,}|\p{Script=Latin}\?\p{Script=Latin}/u;

/**
 * Question marks in the place of letters, as a table has them that was saved in an encoding without these. No rule of the catalogs knows
 * them: there, a text is as somebody wrote it.
 *
 * @param {string} text
 * @param {string} english
 * @returns {string | undefined} a sentence
 */
export function lostLetters(text, english) {
  const [found] = lost.exec(text) ?? [];
  if (found === undefined || lost.test(english)) return undefined;
  return `“${found}” stands for letters that were lost when the file was saved: save it as “CSV UTF-8”.`;
}
