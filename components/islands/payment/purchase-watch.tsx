'use client';

import { useEffect, useState } from 'react';
import { onPurchaseRequest, requestPurchase } from '@/lib/payment/request';
import type { Shop } from '@/lib/payment/shop';
import { purchaseKeys } from '@/lib/payment/storage-keys';
import type * as stageModule from './stage';

/**
 * On every page, once: begins the purchases that are asked for, and goes on with those that are under way or that the buyer has not
 * been told of. All that a purchase needs is loaded when there is one; other visitors load none of it.
 */
export function PurchaseWatch({ shop }: { shop: Shop }) {
  const [stage, setStage] = useState<typeof stageModule>();

  useEffect(() => {
    let loaded: typeof stageModule | undefined;
    const stop = onPurchaseRequest((request) => {
      // At once where it can be: a browser opens a tab only while it sees the click.
      if (loaded) return loaded.answer(shop, request);
      import('./stage').then(
        (module) => {
          loaded = module;
          setStage(module);
          module.answer(shop, request);
        },
        () => request.onFailed?.(),
      );
    });
    const resume = () => {
      if (hasPurchases()) requestPurchase();
    };
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && resume();
    window.addEventListener('pageshow', onReturn);
    resume();
    return () => {
      stop();
      window.removeEventListener('pageshow', onReturn);
    };
  }, [shop]);

  return stage ? <stage.Stage shop={shop} /> : null;
}

/** Whether this browser knows of a purchase that is not done with. */
function hasPurchases(): boolean {
  try {
    const { underWay, paid } = purchaseKeys;
    const { localStorage: kept } = window;
    return kept.getItem(underWay) !== null || (kept.getItem(paid) ?? '').includes('"shown":false');
  } catch {
    return false;
  }
}
