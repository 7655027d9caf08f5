import { atRequestStart } from './request-start';

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(self), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/**
 * Gives every answer of this process the common headers, and strict transport security on a site whose address is https. The
 * site's own address decides that: what a proxy or a visitor says about one request does not.
 */
export function sendCommonHeaders(siteUrl: string): void {
  const headers = Object.entries({
    ...commonHeaders,
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  });
  atRequestStart(({ response }) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  });
}

/** The policy of the API's answers: opened as a page they can do nothing in this origin, where the tokens are. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const filePolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * First path segments and files that the middleware leaves to Next. Everything else, however odd, is a page or a 404 page,
 * so nothing that renders HTML escapes the content security policy. The matcher in `middleware.ts` says the same; a test holds both together.
 */
const unguarded = [
  '/_next/:path*',
  '/assets/:path*',
  '/bank/:path*',
  '/captions/:path*',
  '/feeds/:path*',
  '/og/:path*',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/build-version.json',
];

/** The worker's own requests are held to the policy that its script came with. Browsers ask for it anew whenever they look. */
const worker = '/offline-worker.js';
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The checker runs in a worker, which is held to the policy that its script came with and not to that of the page: pages may not compile
 * WebAssembly, the checker may, and neither can evaluate a text.
 */
const checker = '/checker/:path*';
const checkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Opened by themselves, films are played in a document that browsers make for them. */
const films = '/videos/:path*';
const filmPolicy = `${filePolicy}; media-src 'self'`;

/** The pages of the sandbox checkout and of decisions bring a policy of their own, over which Next would put one from here. */
const api = '/api/:path((?!v1/(?:sandbox|decisions)/).*)';

/** Shown by other sites, beside a link to this one. */
const pictures = ['/og/:path*', '/assets/icons/:path*', '/favicon.ico', '/icon.svg', '/apple-icon.png'];

const rule = (source: string, key: string, value: string) => ({ source, headers: [{ key, value }] });

/** Header rules for answers that never pass the middleware: no document among them may run or embed anything. */
export const fileHeaders = [
  ...unguarded.map((source) => rule(source, 'Content-Security-Policy', filePolicy)),
  rule(films, 'Content-Security-Policy', filmPolicy),
  rule(worker, 'Content-Security-Policy', workerPolicy),
  rule(checker, 'Content-Security-Policy', checkerPolicy),
  rule(worker, 'Cache-Control', 'no-cache'),
  rule(api, 'Content-Security-Policy', apiPolicy),
  ...pictures.map((source) => rule(source, 'Cross-Origin-Resource-Policy', 'cross-origin')),
];
