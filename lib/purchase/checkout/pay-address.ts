export interface PayPlace {
  origin: string;
  hosts: readonly string[];
}

/**
 * The absolute address of a payment page, or null when it must not be followed: it leads to a host that takes no payments here,
 * without encryption to another machine, or carries a name and password that make one host look like another.
 */
export function payAddress(url: string, { origin, hosts }: PayPlace): string | null {
  let target: URL;
  const own = new URL(origin);
  try {
    target = new URL(url, origin);
  } catch {
    return null;
  }
  if (target.username !== '' || target.password !== '') return null;
  const isPrivate =
    target.protocol === 'http:' && (isLoopback(target.hostname) || target.origin === own.origin);
  if (target.protocol !== 'https:' && !isPrivate) return null;
  return target.hostname === own.hostname || hosts.includes(target.hostname) ? target.href : null;
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
