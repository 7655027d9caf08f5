'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { purchaseInAddress } from '@/lib/payment/page-address';
import type { Shop } from '@/lib/payment/shop';
import type * as stateModule from './purchase-state';

interface PurchasePageProps {
  shop: Shop;
  /** Shown until more is known. */
  children: ReactNode;
  /** Shown when the rest cannot be loaded. */
  failed: string;
}

/** The state of the purchase in the address, `/success/{id}`; everything it needs is loaded on demand. */
export function PurchasePage({ shop, children, failed }: PurchasePageProps) {
  const [part, setPart] = useState<{ module: typeof stateModule; id: string } | 'failed'>();

  useEffect(() => {
    const id = purchaseInAddress();
    if (id === undefined) return;
    let current = true;
    import('./purchase-state').then(
      (module) => current && setPart({ module, id }),
      () => current && setPart('failed'),
    );
    return () => {
      current = false;
    };
  }, []);

  if (part === 'failed') return <p role="alert">{failed}</p>;
  if (!part) return <>{children}</>;
  const { PurchaseState } = part.module;
  return (
    <PurchaseState shop={shop} id={part.id}>
      {children}
    </PurchaseState>
  );
}
