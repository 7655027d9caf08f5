import { NextResponse, type NextRequest } from 'next/server';
import { env } from './lib/env';
import { splitLocale } from './lib/i18n/paths';
import { canonicalUrl, isWellFormed } from './lib/routes/canonical';
import { cookieAction, localeCookie } from './lib/routes/locale-cookie';
import { pagePaths } from './lib/routes/page-path';
import { developmentPolicy, readPagePolicies, type PagePolicies } from './lib/security/csp';
import { cacheControl, varyByPageData } from './lib/security/page-data';
import { trackerSources } from './lib/security/tracker-sources';
import { pathOf } from './lib/routes/routes';
import { youtubePages } from './lib/site/videos';

const google = env.NEXT_PUBLIC_GOOGLE_CLIENT_ID !== undefined;
const stripe = env.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY !== undefined;
const outside = { google, stripe, ...trackerSources(env) };
const secure = env.SITE_URL.startsWith('https:');
/** In seconds: a new deployment is to empty the caches in front. */
const day = 86_400;

const development: PagePolicies = {
  policyFor: () => developmentPolicy({ ...outside, youtube: youtubePages.length > 0 }),
};
const policies =
  env.NODE_ENV === 'development'
    ? development
    : readPagePolicies({ ...outside, youtubePages, buildFolder: env.BUILD_DIR });

export default function middleware(request: NextRequest): NextResponse {
  if (!['GET', 'HEAD'].includes(request.method)) return secured(badMethod());

  const { pathname, search } = request.nextUrl;
  const canonical = canonicalUrl(pathname, search);
  if (canonical !== pathname + search) {
    return secured(shared(redirectTo(request, canonical, 308), request, day));
  }

  const { locale, path } = splitLocale(pathname);
  const pages = isWellFormed(pathname) ? pagePaths(path) : [];
  const page = pages.map((one) => `/${locale}${one}`.replace(/\/$/, '')).find(policies.policyFor);
  if (page === undefined) return notFound(request, locale);

  if (isOfApp(path) && env.APP_URL !== undefined) return secured(toApp(env.APP_URL));

  const action = cookieAction({
    stored: request.cookies.get(localeCookie.name)?.value,
    locale,
    path,
    navigation: request.headers.get('sec-fetch-dest') === 'document',
  });
  if (action.kind === 'redirect') {
    const response = redirectTo(request, `/${action.locale}${search}`, 307);
    response.headers.set('Cache-Control', 'private, no-store');
    return secured(response);
  }
  const response = shared(rewriteTo(request, page, 200), request, day);
  if (action.kind === 'renew') {
    response.cookies.set(localeCookie.name, action.locale, { ...localeCookie.attributes, secure });
    response.headers.set('Cache-Control', 'private, no-store');
  }
  return secured(response, policies.policyFor(page));
}

function notFound(request: NextRequest, locale: string): NextResponse {
  const page = `/${locale}/404`;
  const response = shared(rewriteTo(request, page, 404), request, 60);
  return secured(response, policies.policyFor(page));
}

/** Pages can only be read; Next would show them for whatever is asked of them. */
function badMethod(): NextResponse {
  return new NextResponse(null, {
    status: 405,
    headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' },
  });
}

const isOfApp = (path: string) => path === pathOf('app') || path.startsWith(`${pathOf('app')}/`);

/** The app on its own host; browsers carry the fragment over (spec section 2). */
function toApp(address: string): NextResponse {
  const response = NextResponse.redirect(address, 307);
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

function redirectTo(request: NextRequest, pathWithQuery: string, status: 307 | 308): NextResponse {
  return NextResponse.redirect(new URL(pathWithQuery, request.nextUrl.origin), status);
}

function rewriteTo(request: NextRequest, page: string, status: 200 | 404): NextResponse {
  const target = request.nextUrl.clone();
  target.pathname = page;
  return NextResponse.rewrite(target, { status });
}

function shared(response: NextResponse, request: NextRequest, seconds: number): NextResponse {
  response.headers.set('Cache-Control', cacheControl(request.headers, seconds));
  response.headers.set('Vary', varyByPageData);
  return response;
}

function secured(
  response: NextResponse,
  policy = "default-src 'none'; frame-ancestors 'none'",
): NextResponse {
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

// Says the same as `fileHeaders` in lib/security/headers.ts, whose test compares them; Next reads it without running the file, so it is a literal.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|assets/|bank/|captions/|checker/|feeds/|og/|videos/|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|build-version\\.json$|offline-worker\\.js$).*)',
  ],
};
