import { NextResponse, type NextRequest } from 'next/server';
import { env } from './lib/env';
import { splitLocale } from './lib/i18n/paths';
import { canonicalUrl, isWellFormed } from './lib/routing/canonical';
import { cookieAction, localeCookie } from './lib/routing/locale-cookie';
import { pagePath } from './lib/routing/page-path';
import { developmentPolicy, readPagePolicies, type PagePolicies } from './lib/security/csp';
import { commonHeaders } from './lib/security/headers';
import { pathOf } from './lib/site/routes';

const google = env.NEXT_PUBLIC_GOOGLE_CLIENT_ID !== undefined;
const stripe = env.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY !== undefined;
const development: PagePolicies = { policyFor: () => developmentPolicy({ google, stripe }) };
const policies =
  env.NODE_ENV === 'development'
    ? development
    : readPagePolicies({ google, stripe, buildFolder: env.BUILD_DIR });

export default function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const canonical = canonicalUrl(pathname, search);
  if (canonical !== pathname + search) return secured(redirectTo(request, canonical, 308), request);

  const { locale, path } = splitLocale(pathname);
  const pageOfPath = isWellFormed(pathname) ? pagePath(path) : undefined;
  const page = pageOfPath === undefined ? undefined : `/${locale}${pageOfPath}`.replace(/\/$/, '');
  const policy = page === undefined ? undefined : policies.policyFor(page);
  if (page === undefined || policy === undefined) return notFound(request, locale);

  if (path === pathOf('app') && env.APP_URL !== undefined) return secured(toApp(env.APP_URL), request);

  const action = cookieAction({
    stored: request.cookies.get(localeCookie.name)?.value,
    locale,
    path,
    navigation: request.headers.get('sec-fetch-dest') === 'document',
  });
  if (action.kind === 'redirect') {
    const response = redirectTo(request, `/${action.locale}${search}`, 307);
    response.headers.set('Cache-Control', 'private, no-store');
    return secured(response, request);
  }
  const response = rewriteTo(request, page, 200);
  // Browsers ask again on every visit and get a 304; a shared cache in front may keep the page until the next deployment.
  response.headers.set('Cache-Control', 'public, max-age=0, s-maxage=86400, must-revalidate');
  if (action.kind === 'renew') {
    response.cookies.set(localeCookie.name, action.locale, localeCookie.attributes);
    response.headers.set('Cache-Control', 'private, no-store');
  }
  return secured(response, request, policy);
}

function notFound(request: NextRequest, locale: string): NextResponse {
  const page = `/${locale}/404`;
  const response = rewriteTo(request, page, 404);
  response.headers.set('Cache-Control', 'public, max-age=0, s-maxage=60');
  return secured(response, request, policies.policyFor(page));
}

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

function secured(response: NextResponse, request: NextRequest, policy = "default-src 'none'"): NextResponse {
  for (const [name, value] of Object.entries(commonHeaders)) response.headers.set(name, value);
  response.headers.set('Content-Security-Policy', policy);
  if (request.nextUrl.protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https') {
    response.headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  }
  return response;
}

// Must agree with `fileHeaders` in lib/security/headers.ts; Next reads it without running the file, so it is a literal.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|assets/|og/|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$).*)',
  ],
};
