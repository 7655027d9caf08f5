/**
 * Reads a `Retry-After` header (RFC 9110, 10.2.3): seconds, or an HTTP date.
 *
 * @returns ms to wait from now, 0 for a moment that is past; undefined without a readable header
 */
export function retryAfterMs(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // An HTTP date starts with the day's name; Date.parse alone takes nearly anything, such as "-1".
  if (!/^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return undefined;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - Date.now());
}
