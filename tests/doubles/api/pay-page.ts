import type { ServerResponse } from 'node:http';
import type { Purchases } from './purchases';

/**
 * The page of a payment provider: `/pay/<session>` with links that pay and that do not; both lead back to the site.
 *
 * @returns whether the path was one of its own
 */
export function answerPayPage(
  path: string,
  response: ServerResponse,
  { purchases, siteOrigin }: { purchases: Purchases; siteOrigin: string },
): boolean {
  const [, session = '', left] = /^\/pay\/([\da-f]+)(?:\/(paid|cancelled))?$/.exec(path) ?? [];
  const purchase = purchases.bySession(session);
  if (!purchase) return false;
  if (left === 'paid') {
    purchases.pay(purchase);
    response.writeHead(303, { location: `${siteOrigin}/success/${purchase.id}` }).end();
  } else if (left === 'cancelled') {
    purchases.cancel(purchase);
    response.writeHead(303, { location: `${siteOrigin}/pricing` }).end();
  } else {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      '<!doctype html><title>Checkout</title><link rel="icon" href="data:,">' +
        `<a href="/pay/${session}/paid">Pay</a> <a href="/pay/${session}/cancelled">Cancel</a>`,
    );
  }
  return true;
}
