import { apiPolicy } from '../../security/headers';

const passedOn = ['authorization', 'locale', 'content-type', 'accept'] as const;

/** All that the external API may say; `location` beside it. A new header has to be thought about before it speaks for this origin. */
const passedBack = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'retry-after',
  'vary',
  'www-authenticate',
  'x-request-id',
] as const;

/** The headers the external API gets: a short list, so that no cookie and no header of an inner proxy can slip through. */
export function requestHeaders({ headers: from, body }: Request, clientIp: string | undefined): Headers {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  // Spares the API a chunked body, which not every server reads; fetch refuses to send another length than this.
  const length = from.get('content-length');
  if (body && length !== null) headers.set('content-length', length);
  if (clientIp !== undefined) headers.set('x-forwarded-for', clientIp);
  return headers;
}

export interface Ways {
  url: URL;
  /** Base of the external API, ending in `/`. */
  base: URL;
  /** Path of this site below which the external API appears, ending in `/`. */
  ownBase: string;
  siteUrl: string;
}

export function answerHeaders(from: Headers, ways: Ways): Headers {
  const headers = new Headers();
  for (const name of passedBack) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  // fetch has unpacked the body.
  if (from.has('content-encoding')) headers.delete('content-length');
  const location = ownLocation(from.get('location'), ways);
  if (location !== undefined) headers.set('location', location);
  headers.set('content-security-policy', apiPolicy);
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return headers;
}

/** Where a redirect leads as seen from here; undefined where it would leave both the API and this site. */
function ownLocation(location: string | null, { url, base, ownBase, siteUrl }: Ways): string | undefined {
  if (location === null || !URL.canParse(location, url)) return undefined;
  const target = new URL(location, url);
  if (target.href.startsWith(base.href)) return ownBase + target.href.slice(base.href.length);
  return target.href.startsWith(`${siteUrl}/`) ? target.href : undefined;
}
