import { useEffect, useState } from 'react';
import type { PaidPurchase, Purchase } from '@/lib/purchase/record/purchase';
import { isPaid } from '@/lib/purchase/record/purchase';
import { claim } from '@/lib/purchase/record/store';
import { isLeaving } from '@/lib/session/leaving';

/** The paid purchase that this tab tells about: the first tab that is looked at takes it upon itself, and only one does. */
export function useClaimed(purchases: readonly Purchase[]): PaidPurchase | undefined {
  const [told, setTold] = useState<PaidPurchase>();
  const first = purchases.filter(isPaid).find((paid) => !paid.told);
  useEffect(() => {
    if (!first || told) return;
    let current = true;
    const take = () => {
      if (document.hidden || isLeaving() || !current) return;
      document.removeEventListener('visibilitychange', take);
      // One that another tab tells about is told of by then, and the next one comes first.
      void claim(first.id, 'told').then((mine) => mine && setTold(first));
    };
    document.addEventListener('visibilitychange', take);
    take();
    return () => {
      current = false;
      document.removeEventListener('visibilitychange', take);
    };
  }, [first, told]);
  return told;
}
