import { useEffect, useState } from 'react';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import { askTestShop } from '@/lib/offers/test-shop';
import type { Texts } from '@/lib/offers/texts';

/** What a buyer has to know of this installation: that no money moves, and that no exam room is connected. */
export function ShopNotes({ t, settings }: { t: Texts; settings: PurchaseSettings }) {
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
      {settings.examRoom ? null : <p>{t('plans.examRoom')}</p>}
    </div>
  );
}
