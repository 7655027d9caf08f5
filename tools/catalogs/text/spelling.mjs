/**
 * @param {string} text @param {Readonly<Record<string, string>>} words beginnings of words that are never written, with what is
 * @returns {import('./text-rules.mjs').Fault[]}
 */
export function checkSpelling(text, words) {
  return Object.entries(words).flatMap(([british, american]) => {
    const found = new RegExp(`(?<!\\p{L})${british}`, 'iu').test(text);
    if (!found) return [];
    const reason = `“${british.trim()}” is British: the site writes “${american}”.`;
    return [{ rule: 'spelling', reason }];
  });
}
