'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { readLive, subscribeLive } from '@/lib/offers/live-offers';

/**
 * A text about paying, or that this is a test shop. There is room for the longer one from the first, so that nothing moves; as long
 * as nobody knows better, the other is no part of the page's text.
 */
export function LivePaymentText({ testShop, children }: { testShop: string; children: ReactNode }) {
  const isTestShop = useSyncExternalStore(
    subscribeLive,
    () => readLive().testShop === true,
    () => false,
  );
  return (
    <span className="grid">
      <span className={isTestShop ? 'invisible [grid-area:1/1]' : '[grid-area:1/1]'}>{children}</span>
      {isTestShop ? (
        <span className="font-semibold text-warn [grid-area:1/1]">{testShop}</span>
      ) : (
        <span
          aria-hidden="true"
          data-text={testShop}
          className="invisible font-semibold [grid-area:1/1] before:content-[attr(data-text)]"
        />
      )}
    </span>
  );
}
