import type { Span } from './find-quote';

const isSpace = (letter: string | undefined): boolean => letter === undefined || /\s/.test(letter);

const isEdge = (text: string, place: number): boolean => isSpace(text[place - 1]) || isSpace(text[place]);

/**
 * The change alone: without the whole words that are the same in what stands there and what should. Models quote more, and for a missing
 * word they have to.
 *
 * @param span where `quote` stands
 */
export function narrowed(span: Span, quote: string, replacement: string): Span & { replacement: string } {
  const front = sameFront(quote, replacement);
  const back = sameBack(quote.slice(front), replacement.slice(front));
  return {
    start: span.start + front,
    end: span.end - back,
    replacement: replacement.slice(front, replacement.length - back),
  };
}

function sameFront(one: string, other: string): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1;
  while (length > 0 && !(isEdge(one, length) && isEdge(other, length))) length -= 1;
  return length;
}

function sameBack(one: string, other: string): number {
  const from = (text: string, length: number) => text[text.length - 1 - length];
  let length = 0;
  while (length < Math.min(one.length, other.length) && from(one, length) === from(other, length))
    length += 1;
  while (length > 0 && !(isEdge(one, one.length - length) && isEdge(other, other.length - length)))
    length -= 1;
  return length;
}
