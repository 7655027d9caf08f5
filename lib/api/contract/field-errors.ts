import type { z } from './zod';

/**
 * What is wrong with each field, for `fields` of a failure: the first complaint about each, by its dotted path.
 * A complaint about the whole body stands under `''`.
 */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    if (!fields.has(field)) fields.set(field, issue.message);
  }
  return Object.fromEntries(fields);
}
