import { CircleCheck } from '@/components/ui/icon/icons';
import { useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { orderReported } from '@/lib/purchase/wait/wait';
import { goHome, goToExam } from '@/lib/purchase/addresses';
import type { PaidPurchase } from '@/lib/purchase/record/purchase';
import { packValidity, successLines } from '@/lib/purchase/words/success-lines';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import type { Texts } from '@/lib/purchase/words/texts';
import { Modal } from '../ui/dialog/modal';
import { ShopNotes } from './shop-notes';

interface SuccessDialogProps {
  t: Texts;
  settings: PurchaseSettings;
  paid: PaidPurchase;
}

export const givesExams = ({ examRoom }: PurchaseSettings, { examNum }: PaidPurchase): boolean =>
  examRoom === 'here' && examNum !== null && examNum > 0;

/** Tells what a paid purchase gave (spec section 8). Closing it leads to the app home; beside that a mock exam can be gone to at once. */
export function SuccessDialog({ t, settings, paid }: SuccessDialogProps) {
  const closing = useRef(false);
  const [busy, setBusy] = useState(false);
  const hasExams = givesExams(settings, paid);
  const leaveTo = (go: () => void) => {
    if (closing.current) return;
    closing.current = true;
    setBusy(true);
    void orderReported(paid.id).then(go);
  };
  const close = () => leaveTo(() => goHome(settings.home));
  return (
    <Modal title={t('payment.success.title')} onClose={close}>
      <CircleCheck aria-hidden="true" className="absolute end-6 top-6 size-8 text-good sm:end-8 sm:top-8" />
      <Bought t={t} settings={settings} paid={paid} />
      <div className="mt-6 grid gap-3">
        {hasExams ? (
          <button
            type="button"
            onClick={() => leaveTo(() => goToExam(settings.exam))}
            aria-disabled={busy}
            className={buttonClass('primary', 'aria-disabled:opacity-70')}
          >
            {t('payment.success.toExam', { count: paid.examNum ?? 0 })}
          </button>
        ) : null}
        <button
          type="button"
          onClick={close}
          aria-disabled={busy}
          className={buttonClass(hasExams ? 'secondary' : 'primary', 'aria-disabled:opacity-70')}
        >
          {t('payment.success.confirm')}
        </button>
      </div>
    </Modal>
  );
}

export function Bought({ t, settings, paid }: SuccessDialogProps) {
  const [first, ...others] = successLines(t, settings.lang, paid);
  const validity = packValidity(t, settings.lang, paid);
  if (first === undefined) return null;
  return (
    <div className="mt-5">
      <p className="text-lg">{first}</p>
      {others.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {others.map((line) => (
            <li key={line} className="py-2.5">
              {line}
            </li>
          ))}
        </ul>
      ) : null}
      {validity === null ? null : <p className="mt-2">{validity}</p>}
      <ShopNotes t={t} settings={settings} isPack={paid.type === '4'} />
    </div>
  );
}
