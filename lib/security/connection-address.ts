import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Makes the `X-Forwarded-For` of every request the address at the other end of the connection. Without a proxy in front that header
 * is the visitor's own word, and Next fills it in only where it is missing: limits would open anew for every invented address.
 */
export function writeConnectionAddress(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  });
}
