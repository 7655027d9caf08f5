import { isIP } from 'node:net';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { acceptedLocale } from './accepted-locale';

export interface Visitor {
  /** Network address; of IPv6 the /56 prefix, which is what a household is given to share out. */
  network: string;
  /** Of IPv6 the /48 prefix, the most that is given to one customer; else the same as `network`. */
  block: string;
  /** Name of the browser, from its signed cookie; none before the first sign-in. */
  device?: string | undefined;
  /** By which a login goes on that this browser has begun (sessions/step-cookie.ts). */
  loginStep?: string | undefined;
  userAgent: string;
  /** The language asked for by the header `locale`, else by the browser's own settings; null where neither names one of ours. */
  locale: Locale | null;
  /** The browser says that a page of another site sends it. */
  isFromOtherSite: boolean;
}

/** The network of a request that no address was written on. All of them count together, and it is nobody's known place. */
export const unknownNetwork = 'unknown';

/** @param proxies see {@link addressOf} */
export function visitorOf(request: Request, proxies: number): Visitor {
  const { headers } = request;
  return {
    ...networkOf(addressOf(request, proxies)),
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

function networkOf(address: string): Pick<Visitor, 'network' | 'block'> {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) {
    const network = isIP(plain) === 4 ? plain : unknownNetwork;
    return { network, block: network };
  }
  const [one, two, three, four = '0'] = groupsOf(plain);
  const block = `${one}:${two}:${three}`;
  const household = (parseInt(four, 16) & 0xff00).toString(16);
  return { network: `${block}:${household}::/56`, block: `${block}::/48` };
}

/** An address without the port and the brackets that some balancers write, and an IPv4 address without its IPv6 clothes. */
function plainAddress(address: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  const bare = inBrackets ?? beforePort ?? address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  return mapped?.[1] ?? bare;
}

function groupsOf(address: string): string[] {
  // The URL parser writes hexadecimal groups without leading zeros, also for an embedded IPv4 address.
  const plain = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = plain.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : new Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right];
}
