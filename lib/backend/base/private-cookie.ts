import { secureName } from '@/lib/site/secure-name';
import { apiPath } from './api-path';

interface PrivateCookie {
  name: string;
  /** Of signs that a cookie may hold as they are. */
  value: string;
  /** Of the site: over https the cookie has a name that nobody can plant by another way. */
  siteUrl: string;
  maxAgeMs: number;
  /** `Strict`: no other site can have it sent, not by a link either. */
  sameSite: 'Lax' | 'Strict';
}

/** `Set-Cookie` for what the API alone reads: no script sees it, and no other page is asked with it. */
export function privateCookie({ name, value, siteUrl, maxAgeMs, sameSite }: PrivateCookie): string {
  return [
    `${secureName(name, siteUrl)}=${value}`,
    `Path=${apiPath}`,
    `Max-Age=${maxAgeMs / 1000}`,
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(siteUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}

/**
 * What a request brings under the name of a {@link privateCookie}, in its order: a browser sends several of one name where they
 * were set for different paths or hosts, and anybody can send anything.
 */
export function privateCookies({ headers }: Request, name: string, siteUrl: string): string[] {
  const start = `${secureName(name, siteUrl)}=`;
  return (headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length));
}
