export type PassageFate = 'plain' | 'right' | 'beyond' | 'lacking';

export interface PassagePart {
  fate: PassageFate;
  text: string;
}

interface Range {
  start: number;
  end: number;
}

/**
 * Divides a text by what was to be selected in it and what was.
 *
 * @param selected words of the text as they stand; where they stand twice, those count that have most of the answer
 * @returns the text in order; no part is empty
 */
export function dividePassage(text: string, answer: string, selected: string): PassagePart[] {
  const [right] = rangesOf(text, answer);
  const given = rangesOf(text, selected).sort((one, other) => shared(other, right) - shared(one, right))[0];
  const cuts = [0, ...[right, given].flatMap((range) => (range ? [range.start, range.end] : [])), text.length]
    .sort((one, other) => one - other)
    .filter((cut, index, all) => cut !== all[index - 1]);
  return cuts.slice(0, -1).map((start, index) => ({
    fate: fateAt(start, right, given),
    text: text.slice(start, cuts[index + 1]),
  }));
}

function rangesOf(text: string, words: string): Range[] {
  const ranges: Range[] = [];
  for (let start = text.indexOf(words); words && start >= 0; start = text.indexOf(words, start + 1))
    ranges.push({ start, end: start + words.length });
  return ranges;
}

const shared = (one: Range, other: Range | undefined): number =>
  other ? Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start)) : 0;

function fateAt(place: number, right: Range | undefined, given: Range | undefined): PassageFate {
  const isIn = (range: Range | undefined) => !!range && range.start <= place && place < range.end;
  if (isIn(right)) return isIn(given) ? 'right' : 'lacking';
  return isIn(given) ? 'beyond' : 'plain';
}
