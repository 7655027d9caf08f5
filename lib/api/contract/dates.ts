import { parseDate } from '../parse-date';
import { z } from './zod';

const isAbsent = (value: unknown) => value === undefined || value === null || value === '' || value === 0;

/** A date of an answer of ours, ISO 8601 in UTC. */
export const date = z.iso.datetime();

/** A date of an answer, or none; whatever form it came in, it reads as an ISO 8601 string in UTC. */
export const optionalMoment = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value, context) => {
    if (isAbsent(value)) return null;
    const date = parseDate(value);
    if (date) return date.toISOString();
    context.addIssue({ code: 'custom', message: 'Not a date' });
    return z.NEVER;
  })
  .pipe(z.iso.datetime().nullable());
