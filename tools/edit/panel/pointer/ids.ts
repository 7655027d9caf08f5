import { marksIn, numberOf } from '../../marks/marks.mjs';
import type { Marks } from '../../contract';

/** Which text in which language, as its marks have it: numbers of the language and of the key. */
export type TextId = `${number}-${number}`;

/** Where a text begins or ends in what a page says, in UTF-16 units. */
export interface IdAt {
  id: TextId;
  at: number;
  to: number;
  begins: boolean;
}

export function idsIn(text: string): IdAt[] {
  return marksIn(text).map(({ locale, number, ...where }) => ({ ...where, id: `${locale}-${number}` }));
}

/** The text of an id; undefined for one that came after the editor was started. */
export function textOfId(marks: Marks, id: TextId): { key: string; locale: string } | undefined {
  const [locale, number] = id.split('-');
  const key = marks.numbers[number ?? ''];
  const code = marks.locales[Number(locale)];
  return key === undefined || code === undefined ? undefined : { key, locale: code };
}

/** The id of a text in each language. */
export function idsOfKey(marks: Marks, key: string): TextId[] {
  const number = numberOf(key);
  return marks.locales.map((_, locale): TextId => `${locale}-${number}`);
}
