export interface Gap {
  given: string;
  missing: string;
}

export type Part = string | Gap;

/**
 * Reads a text whose missing letters stand in braces, such as `The path was nar{row}.`
 *
 * @returns the text in order; no part is empty text
 * @throws when a brace has no partner or nothing in it
 */
export function splitGaps(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(/([\p{L}’-]*)\{(\p{L}+)\}/gu)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ given: match[1] ?? '', missing: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  if (parts.some((part) => typeof part === 'string' && /[{}]/.test(part)))
    throw new Error(`Braces hold the letters that are missing: ${text}`);
  return parts;
}

export const gapsOf = (text: string): Gap[] =>
  splitGaps(text).filter((part): part is Gap => typeof part !== 'string');

export const filledText = (text: string): string => text.replace(/[{}]/g, '');
