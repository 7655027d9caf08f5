import type { PassageFate, PassagePart } from '@/lib/questions/corrections/passage-parts';

/** Places in a text, the end not included. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Divides a text by the words that were to be selected in it and those that were. The places are known here, so that words which stand
 * twice are not taken for each other.
 *
 * @returns the text in order; no part is empty
 */
export function divided(text: string, right: Range, given: Range | null): PassagePart[] {
  const ranges = given ? [right, given] : [right];
  const cuts = [...new Set([0, ...ranges.flatMap(({ start, end }) => [start, end]), text.length])]
    .filter((cut) => cut <= text.length)
    .toSorted((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => ({
    fate: fateAt(start, right, given),
    text: text.slice(start, cuts[index + 1]),
  }));
}

function fateAt(place: number, right: Range, given: Range | null): PassageFate {
  const isIn = (range: Range | null) => range !== null && range.start <= place && place < range.end;
  if (isIn(right)) return isIn(given) ? 'right' : 'lacking';
  return isIn(given) ? 'beyond' : 'plain';
}
