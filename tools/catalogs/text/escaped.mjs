/** A text as an expression finds it, letter by letter. @param {string} text */
export function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
