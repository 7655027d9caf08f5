import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {ReturnType<typeof parse>} Ast @typedef {[start: number, end: number]} Span in UTF-16 units, the end not in it */

/**
 * Where the words of a text stand in it: all of it but arguments, tags and the names of cases. Of a text that cannot be read, all.
 *
 * @param {string} text
 * @returns {Span[]}
 */
export function wordSpans(text) {
  if (!/[{}<>#']/.test(text)) return [[0, text.length]];
  try {
    return spansOf(parse(text, { captureLocation: true, locale: new Intl.Locale('en') }));
  } catch {
    return [[0, text.length]];
  }
}

/** @param {Ast} elements @returns {Span[]} */
function spansOf(elements) {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal)
      return element.location ? [[element.location.start.offset, element.location.end.offset]] : [];
    if (element.type === TYPE.tag) return spansOf(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => spansOf(value));
  });
}
