/** Epoch values below this are seconds: as seconds it is the year 5138, as milliseconds 1973. */
const firstMillisecondValue = 100_000_000_000;

const isoMoment =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads a date of an answer: an ISO 8601 string (UTC where it names no zone), epoch seconds or epoch milliseconds, as a number or
 * as digits.
 *
 * @returns null for no date (null, undefined, '', 0) and for what is not a date
 */
export function parseDate(value: unknown): Date | null {
  if (typeof value === 'number') return value > 0 ? fromEpoch(value) : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\d{5,}$/.test(text)) return fromEpoch(Number(text));
  const iso = isoMoment.exec(text);
  if (!iso) return null;
  const utc = text.length > 'YYYY-MM-DD'.length && !iso.groups?.zone ? 'Z' : '';
  return valid(new Date(`${text.replace(' ', 'T')}${utc}`));
}

function fromEpoch(value: number): Date | null {
  return valid(new Date(value < firstMillisecondValue ? value * 1000 : value));
}

function valid(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date;
}
