import { isIP } from 'node:net';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { acceptedLocale } from './accepted-locale';

/** Whoever sent a request, as far as it can be told without a token. */
export interface Visitor {
  /** Network address; of IPv6 the /64 prefix, which is what one household or one attacker gets. */
  network: string;
  userAgent: string;
  /** The language asked for by the header `locale`, else by the browser's own settings; null where neither names one of ours. */
  locale: Locale | null;
  /** The browser says that a page of another site sends it. */
  isFromOtherSite: boolean;
}

/** @param proxies see {@link addressOf} */
export function visitorOf(request: Request, proxies: number): Visitor {
  const { headers } = request;
  return {
    network: networkOf(addressOf(request, proxies)),
    userAgent: (headers.get('user-agent') ?? '').slice(0, 500),
    locale: localeOf(request),
    // https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
    isFromOtherSite: headers.get('sec-fetch-site') === 'cross-site',
  };
}

function localeOf(request: Request): Locale | null {
  const asked = request.headers.get('locale') ?? undefined;
  return isLocale(asked) ? asked : acceptedLocale(request);
}

/**
 * The address a request came from, as the outermost of our proxies saw it; empty when nobody has written one.
 *
 * @param proxies how many proxies append to X-Forwarded-For; what stands further left the visitor may have written. Without any,
 *   the server itself has written the header (instrumentation.ts)
 */
export function addressOf({ headers }: Request, proxies: number): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-Math.max(proxies, 1)) ?? hops[0] ?? '';
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : 'unknown';
  // The URL parser writes hexadecimal groups without leading zeros, also for an embedded IPv4 address.
  const plain = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = plain.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : new Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
