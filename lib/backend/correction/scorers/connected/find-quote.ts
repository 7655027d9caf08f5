/** In UTF-16 code units; `end` is behind the last one. */
export interface Span {
  start: number;
  end: number;
}

/** Letters that models write in another way than the text has them, one for one, so that places stay. */
const folded = (text: string): string =>
  text
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s|\p{C}/gu, (letter) => ' '.repeat(letter.length));

/** Whether a place lies in the middle of a word, such as in front of the `'t` of `don't`. */
const isInWord = (text: string, place: number): boolean =>
  (/[\p{L}\p{N}]'?$/u.test(text.slice(Math.max(place - 2, 0), place)) &&
    /^'?[\p{L}\p{N}]/u.test(text.slice(place, place + 2))) ||
  isInPair(text, place);

const isInPair = (text: string, place: number): boolean =>
  /[\ud800-\udbff]/.test(text[place - 1] ?? '') && /[\udc00-\udfff]/.test(text[place] ?? '');

/**
 * Where words stand in a text, as whole words; of several places the one behind other words.
 *
 * @param before what stands in front of them
 * @returns undefined where they do not stand there, or nobody can tell which place is meant
 */
export function findQuote(text: string, quote: string, before: string): Span | undefined {
  const whole = folded(text);
  const sought = folded(quote).trim();
  const found = placesOf(whole, sought);
  const [only] = found;
  if (found.length < 2) return only;
  const context = lettersOf(folded(before));
  const behind = found.filter(({ start }) => isBehind(whole, start, context));
  return behind.length === 1 ? behind[0] : undefined;
}

function placesOf(text: string, sought: string): Span[] {
  const found: Span[] = [];
  if (sought === '') return found;
  for (let start = text.indexOf(sought); start !== -1; start = text.indexOf(sought, start + 1)) {
    const end = start + sought.length;
    if (!isInWord(text, start) && !isInWord(text, end)) found.push({ start, end });
  }
  return found;
}

/**
 * Whether letters stand in front of a place, or where there are none, nothing does. Read back from there: of an answer that is one word
 * thousands of times all that stands before would be read for each of them, and for each mark.
 */
function isBehind(text: string, place: number, letters: string): boolean {
  if (letters === '') return text.slice(0, place).trim() === '';
  let at = place;
  for (let left = letters.length - 1; left >= 0; left -= 1) {
    do at -= 1;
    while (text[at] === ' ');
    if (text[at] !== letters[left]) return false;
  }
  return true;
}

/** For a comparison: without spaces, which models add and leave out. */
const lettersOf = (text: string): string => text.replace(/ /g, '');
