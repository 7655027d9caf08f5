/**
 * By what English stands out while an answer is read as Markdown: two characters of the private use area, which Markdown takes for letters,
 * so that stars and lines beside them mean what they meant before.
 */
export const englishMarks = { open: '\uE000', close: '\uE001' } as const;

const marks = /[\uE000\uE001]/g;
const tags = /<(\/?)en>/gi;

/**
 * Puts marks in the place of the tags `<en>` and `</en>`, so that every mark that opens is followed by one that closes. A tag that is not
 * closed, as while the answer still comes, ends with its paragraph; a closing one by itself is left out.
 */
export function markEnglish(text: string): string {
  let marked = '';
  let from = 0;
  let openedAt: number | undefined;
  const clean = text.replace(marks, '');
  const take = (piece: string, isClosed: boolean) => {
    if (openedAt === undefined) return piece;
    openedAt = undefined;
    if (isClosed) return piece + englishMarks.close;
    const end = /\n[ \t]*\n/.exec(piece)?.index ?? piece.length;
    return piece.slice(0, end) + englishMarks.close + piece.slice(end);
  };
  for (const tag of clean.matchAll(tags)) {
    const closes = tag[1] === '/';
    marked += take(clean.slice(from, tag.index), closes);
    from = tag.index + tag[0].length;
    if (closes) continue;
    marked += englishMarks.open;
    openedAt = from;
  }
  return marked + take(clean.slice(from), false);
}

/** An answer as it is copied: without the tags, and without one that has not come in full. */
export const withoutTags = (text: string): string => text.replace(tags, '').replace(/<\/?e?n?$/i, '');
