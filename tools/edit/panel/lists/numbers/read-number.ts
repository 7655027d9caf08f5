import type { Field } from '../../../lists/contract';

export type NumberField = Extract<Field, { kind: 'number' }>;

type Kind = Pick<NumberField, 'whole' | 'money'>;

/** The spaces and signs between thousands: 450 000, 450'000, 450’000. */
const between = /[\s'’_]/g;
const grouped = /^-?[1-9]\d{0,2}(?:[.,]\d{2,3})*[.,]\d{3}$/;

/**
 * The number that a text is, or the text itself, of which the checks say that it is none. What some countries write for another number
 * is none: 450.000 is 450 in one and 450000 in the next.
 */
export function numberIn(text: string, field: Kind): number | string {
  const words = text.trim();
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(words)) return words;
  if (field.whole) return words.includes('.') ? words : Number(words);
  return isUnclear(words, field) ? words : Number(words);
}

/** Of a price, 24.905 is refused for its parts of a cent. */
const isUnclear = (words: string, { money }: Kind): boolean =>
  grouped.test(words) && (!money || words.endsWith('0'));

/** What to write in the place of a text that is no number, in a sentence; undefined where nobody can know. */
export function numberFault(text: string, field: Kind): string | undefined {
  const digits = text
    .normalize('NFKC')
    .trim()
    .replace(between, '')
    .replace(/^\p{Sc}|\p{Sc}$/gu, '');
  if (!/^-?[\d.,]*\d$/.test(digits)) return undefined;
  const signs: string[] = digits.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  const joined = digits.replace(/[.,]/g, '');
  const isGrouped = grouped.test(digits) && new Set(signs).size === 1;
  if (field.whole && !isGrouped && last) return 'Write a whole number, without dots or commas.';
  if (field.whole) return `Write ${joined}, without dots or commas.`;
  if (isGrouped && signs.length > 1) return `Write ${joined}.`;
  if (last && signs.indexOf(last) < signs.length - 1) return undefined;
  const [before = '', after = ''] = last ? digits.split(last) : [joined];
  const alone = writtenNumber(Number(`${before.replace(/[.,]/g, '')}.${after}`), field);
  if (isGrouped) return `This can mean two numbers. Write ${joined}, or ${alone}.`;
  return last === ',' ? `Write a point: ${alone}.` : `Write the number alone: ${alone}.`;
}

/** A number as it is written in its field, such that it is read as that number. */
export function writtenNumber(value: number, field: Kind): string {
  if (field.money && Number(value.toFixed(2)) === value) return value.toFixed(2);
  const words = String(value);
  return typeof numberIn(words, field) === 'string' ? `${words}0` : words;
}

/** A number as people read it: 450,000, and a price as $19.90. */
export function readAs(value: number, { money }: Kind): string {
  const most = { maximumFractionDigits: 20 } as const;
  const dollars = { style: 'currency', currency: 'USD' } as const;
  return new Intl.NumberFormat('en', money ? { ...dollars, maximumFractionDigits: 3 } : most).format(value);
}
