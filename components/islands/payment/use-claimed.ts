'use client';

import { useEffect, useState } from 'react';
import { updateDesk } from '@/lib/payment/desk';
import { isLeaving } from '@/lib/session/leaving';
import { claim, type PaidPurchase } from '@/lib/payment/paid';

/** The paid purchase that this tab tells about: the first tab that is looked at takes it upon itself, and only one does. */
export function useClaimed(paid: readonly PaidPurchase[]): PaidPurchase | undefined {
  const [told, setTold] = useState<PaidPurchase>();
  const [first] = paid;
  useEffect(() => {
    if (!first || told) return;
    let current = true;
    const take = () => {
      if (document.hidden || isLeaving() || !current) return;
      document.removeEventListener('visibilitychange', take);
      void claim(first.id, 'shown').then((mine) => {
        if (mine) setTold(first);
        else updateDesk({ paid: paid.filter(({ id }) => id !== first.id) });
      });
    };
    document.addEventListener('visibilitychange', take);
    take();
    return () => {
      current = false;
      document.removeEventListener('visibilitychange', take);
    };
  }, [first, paid, told]);
  return told;
}
