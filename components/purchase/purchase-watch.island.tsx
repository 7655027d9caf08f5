'use client';

import { useEffect, useState } from 'react';
import { onPurchaseRequest, requestPurchase } from '@/lib/purchase/checkout/request';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import { hasOpenPurchases } from '@/lib/purchase/record/open-purchases';
import type * as noticesModule from './purchase-notices';

/**
 * On every page, once: begins the purchases that are asked for, and goes on with those that are under way or that the buyer has not
 * been told of. All that a purchase needs is loaded when there is one; other visitors load none of it.
 */
export function PurchaseWatch({ settings }: { settings: PurchaseSettings }) {
  const [notices, setNotices] = useState<typeof noticesModule>();

  useEffect(() => {
    let loaded: typeof noticesModule | undefined;
    const stop = onPurchaseRequest((request) => {
      // At once where it can be: a browser opens a tab only while it sees the click.
      if (loaded) return loaded.answer(settings, request);
      import('./purchase-notices').then(
        (module) => {
          loaded = module;
          setNotices(module);
          module.answer(settings, request);
        },
        () => request.onFailed?.(),
      );
    });
    const resume = () => {
      if (hasOpenPurchases()) requestPurchase();
    };
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && resume();
    window.addEventListener('pageshow', onReturn);
    resume();
    return () => {
      stop();
      window.removeEventListener('pageshow', onReturn);
    };
  }, [settings]);

  return notices ? <notices.PurchaseNotices settings={settings} /> : null;
}
