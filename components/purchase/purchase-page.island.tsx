'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { purchaseInAddress } from '@/lib/purchase/addresses';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import type * as panelModule from './purchase-panel';

interface PurchasePageProps {
  settings: PurchaseSettings;
  children: ReactNode;
  failed: string;
}

export function PurchasePage({ settings, children, failed }: PurchasePageProps) {
  const [part, setPart] = useState<{ module: typeof panelModule; id: string } | 'failed'>();

  useEffect(() => {
    const id = purchaseInAddress();
    if (id === undefined) return;
    let current = true;
    import('./purchase-panel').then(
      (module) => current && setPart({ module, id }),
      () => current && setPart('failed'),
    );
    return () => {
      current = false;
    };
  }, []);

  if (part === 'failed') return <p role="alert">{failed}</p>;
  if (!part) return <>{children}</>;
  const { PurchasePanel } = part.module;
  return (
    <PurchasePanel settings={settings} id={part.id}>
      {children}
    </PurchasePanel>
  );
}
