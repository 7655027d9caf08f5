/** A text with U+FFFD in place of halves of surrogate pairs, as databases would keep it: as long in UTF-16, so that places stay places. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();
