import type { ServerResponse } from 'node:http';
import type { Purchases } from './purchases';

/**
 * The page of a payment provider: `/pay/<session>` with a link that pays, which leads back to the site.
 *
 * @returns whether the path was one of its own
 */
export function answerPayPage(
  path: string,
  response: ServerResponse,
  { purchases, siteOrigin }: { purchases: Purchases; siteOrigin: string },
): boolean {
  const [, session = '', paid] = /^\/pay\/([\da-f]+)(\/paid)?$/.exec(path) ?? [];
  const purchase = purchases.bySession(session);
  if (!purchase) return false;
  if (paid) {
    purchases.pay(purchase);
    response.writeHead(303, { location: `${siteOrigin}/success/${purchase.id}` }).end();
  } else {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>Checkout</title><a href="/pay/${session}/paid">Pay</a>`);
  }
  return true;
}
