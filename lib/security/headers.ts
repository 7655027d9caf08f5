/** Headers that every answer of the site carries, pages and files alike. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const;

/**
 * First path segments and files that the middleware leaves to Next. Everything else, however odd, is a page or a 404 page,
 * so nothing that renders HTML escapes the content security policy. Must agree with the matcher in `middleware.ts`.
 */
const unguarded = [
  '/_next/:path*',
  '/api/:path((?!v1/sandbox/).*)',
  '/assets/:path*',
  '/og/:path*',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
];

const headerList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Header rules for answers that never pass the middleware: no document among them may run or embed anything. */
export const fileHeaders = [
  ...unguarded.map((source) => ({
    source,
    headers: headerList({
      ...commonHeaders,
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    }),
  })),
  // The pages of the sandbox checkout bring a policy of their own, which a second one would only narrow.
  { source: '/api/v1/sandbox/:path*', headers: headerList(commonHeaders) },
];
