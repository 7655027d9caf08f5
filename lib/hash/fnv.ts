/** Where a text's number begins (RFC 9923, 32 bits). */
const offset = 0x811c9dc5;

/**
 * FNV-1a, 32 bits (RFC 9923), over the UTF-16 units of a text: the same for the same, hardly ever for another. Not for anything secret.
 *
 * @param start where to begin; with another one the same text gives another number
 */
export function fnv1a(text: string, start = offset): number {
  let sum = start;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return sum >>> 0;
}
