/** Widths of characters in shares of the size, on the wide side: letters and figures, and those of East Asian scripts, which are square. */
const letter = 0.6;
const square = 1;

const isSquare = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;

/**
 * The size in which words surely fit.
 *
 * @param size px, where there is room for it
 * @param room px
 */
export function fitted(words: string, size: number, room: number): number {
  const width = [...words].reduce((sum, one) => sum + (isSquare.test(one) ? square : letter), 0) * size;
  return width > room ? Math.floor((size * room) / width) : size;
}
