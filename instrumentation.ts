import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { env } from './lib/env';

/**
 * Called by Next once, before the server answers. Without a proxy in front, `X-Forwarded-For` is the visitor's own word, and Next
 * fills it in only where it is missing: the rate limits would open anew for every invented address. So it is made the address at
 * the other end of the connection.
 */
export function register(): void {
  if (env.TRUSTED_PROXIES > 0) return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  });
}
