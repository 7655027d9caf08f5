import { useEffect, useState } from 'react';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import { askTestShop } from '@/lib/offers/test-shop';
import type { Texts } from '@/lib/purchase/words/texts';

interface ShopNotesProps {
  t: Texts;
  settings: PurchaseSettings;
  isPack: boolean;
}

/** What a buyer has to know of this installation: that no money moves, and what of the purchase cannot be used. */
export function ShopNotes({ t, settings: { examRoom, checkerAlone }, isPack }: ShopNotesProps) {
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
      {examRoom === 'none' ? <p>{t('plans.examRoom')}</p> : null}
      {checkerAlone && !isPack ? <p>{t('plans.checker')}</p> : null}
    </div>
  );
}
