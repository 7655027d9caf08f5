import type { Piece } from '@/components/pencil/corrected-text';
import type { Mark } from '@/lib/correction/correction';
import { besideMark } from './beside';

export interface MarkNames {
  label: (mark: Mark, number: number) => string;
  asks: string;
}

export const markId = (base: string, index: number) => `${base}-${index + 1}`;
export const placeId = (base: string, index: number) => `${base}-${index + 1}-place`;

/**
 * The marks that lie in the text, in order, and beside each other: what does not is left out. Spaces at their ends stay outside of the
 * line that is drawn.
 */
export function drawnMarks(text: string, marks: readonly Mark[]): Mark[] {
  let last = 0;
  return marks
    .filter(({ start, end }) => {
      const isDrawn = start >= last && end >= start && end <= text.length;
      if (isDrawn) last = end;
      return isDrawn;
    })
    .map((mark) => ({ ...mark, ...tightly(text, mark) }));
}

function tightly(text: string, { start, end }: Mark): Pick<Mark, 'start' | 'end'> {
  const found = text.slice(start, end);
  if (found.trim() === '') return { start, end };
  return { start: end - found.trimStart().length, end: start + found.trimEnd().length };
}

/**
 * A text with its marks as the pencil draws it: word, punctuation, number.
 *
 * @param marks as {@link drawnMarks} gives them
 * @param base of the ids of their reasons; the text is alone with it on its page
 */
export function piecesOf(text: string, marks: readonly Mark[], base: string, names: MarkNames): Piece[] {
  const pieces: Piece[] = [];
  let place = 0;
  for (const [index, mark] of marks.entries()) {
    const behind = text.slice(mark.end, marks[index + 1]?.start ?? text.length);
    const { lead, tail, taken } = besideMark(mark, text.charAt(mark.start - 1), behind);
    pieces.push(text.slice(place, mark.start) + lead, {
      ...drawn(text.slice(mark.start, mark.end), mark, names),
      ...(tail && { tail }),
      reason: markId(base, index),
      place: placeId(base, index),
      label: names.label(mark, index + 1),
    });
    place = mark.end + taken;
  }
  pieces.push(text.slice(place));
  return pieces.filter((piece) => piece !== '');
}

function drawn(found: string, { kind, replacement, sure }: Mark, { asks }: MarkNames): Piece & object {
  if (!sure) return { asked: found, spoken: asks };
  const put = replacement?.trim();
  const insert = put ? { insert: put } : {};
  if (found === '') return insert;
  if (kind === 'repetition' && !put) return { repeat: found };
  if (kind === 'style' || replacement === null) return { weak: found, ...insert };
  return { strike: seen(found), ...insert };
}

/** A space alone cannot be seen to be struck. */
const seen = (found: string) => (found.trim() === '' ? '␣' : found);
