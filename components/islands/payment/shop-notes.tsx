'use client';

import { useEffect, useState } from 'react';
import type { Shop } from '@/lib/payment/shop';
import { askTestShop } from '@/lib/payment/test-shop';
import type { Texts } from '@/lib/payment/texts';

/** What a buyer has to know of this installation: that no money moves, and that no exam room is connected. */
export function ShopNotes({ t, shop }: { t: Texts; shop: Shop }) {
  const [testShop, setTestShop] = useState(false);
  useEffect(() => {
    let current = true;
    void askTestShop().then((is) => current && setTestShop(is));
    return () => {
      current = false;
    };
  }, []);
  return (
    <div className="mt-4 grid gap-2 text-sm text-muted empty:hidden">
      {testShop ? <p className="font-semibold text-warn">{t('plans.testShop')}</p> : null}
      {shop.examRoom ? null : <p>{t('plans.examRoom')}</p>}
    </div>
  );
}
