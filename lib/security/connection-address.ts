import { atRequestStart } from './request-start';

/**
 * Makes the `X-Forwarded-For` of every request the address at the other end of the connection. Without a proxy in front that header
 * is the visitor's own word, and Next fills it in only where it is missing: limits would open anew for every invented address.
 */
export function writeConnectionAddress(): void {
  atRequestStart(({ request }) => {
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  });
}
