import type { IncomingHttpHeaders } from 'node:http';
import { atRequestStart } from './request-start';

/** By these an open page asks for the data of another one instead of a document, at the same address. */
const dataHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
] as const;

/**
 * For `Vary`, on every answer of a page's address that a cache may keep: by these headers Next answers with data, or with a
 * redirect, in place of the document. In Next's own words, so that it does not add them again (nginx keeps nothing whose `Vary` is
 * longer than 128 characters).
 */
export const varyByPageData = dataHeaders.join(', ');

const notShared = 'private, max-age=0, must-revalidate';

/** Set by {@link markPageDataRequests} alone, as Next shows the middleware neither those headers nor the parameter `_rsc`. */
export const pageDataMark = 'x-page-data';

/**
 * Marks the requests for data, so that the middleware can keep their answers out of caches, also of those that pay no heed to
 * `Vary`. What Next answers to them without asking anybody, a redirect at whatever address, is kept out here.
 */
export function markPageDataRequests(): void {
  atRequestStart(({ request, response }) => {
    delete request.headers[pageDataMark];
    if (!asksForData(request.headers, request.url ?? '')) return;
    request.headers[pageDataMark] = '1';
    response.setHeader('Cache-Control', notShared);
    response.setHeader('Vary', varyByPageData);
  });
}

function asksForData(headers: IncomingHttpHeaders, url: string): boolean {
  if (dataHeaders.some((name) => name in headers) || /[?&]_rsc(?:[=&]|$)/.test(url)) return true;
  // The addresses of their own that Next gives to data, escaped or not.
  return /(?:\.|%2e)(?:r|%72)(?:s|%73)(?:c|%63)(?:[?#]|$)/i.test(url);
}

/**
 * `Cache-Control` of an answer that is the same for everybody. Browsers ask again on every visit and get a 304; a shared cache may
 * keep it, unless it answers a request for data.
 */
export function cacheControl(headers: Headers, sharedSeconds: number): string {
  if (headers.has(pageDataMark)) return notShared;
  return `public, max-age=0, s-maxage=${sharedSeconds}, must-revalidate`;
}
