import { useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { followLength } from '@/components/ui/form/count-length';
import { Field } from '@/components/ui/form/field';
import { sendForm } from '@/components/ui/form/send-form';
import { LengthCounter } from '@/components/ui/form/length-counter';
import type { AccountPurchase } from '@/lib/api/contract/entities';
import { limits } from '@/lib/api/contract/limits';
import { hasCode } from '@/lib/api/errors';
import { formatMoney } from '@/lib/offers/money';
import { failureWords } from './failure-words';
import { useHome } from './home';
import { itemOf } from './item-of';

interface WithdrawConfirmProps {
  purchase: AccountPurchase;
  /** Sends it; throws what the call throws. */
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

export function WithdrawConfirm({ purchase, onConfirm, onClose }: WithdrawConfirmProps) {
  const home = useHome();
  const { t, settings, user } = home;
  const { lang, seller } = settings;
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const id = useId();
  const max = limits.withdrawReason;
  const written = max.toLocaleString(lang);

  useEffect(() => {
    const reason = box.current?.querySelector('textarea');
    const counter = box.current?.querySelector<HTMLElement>('[data-length-counter]');
    if (!reason || !counter) return;
    followLength(reason, counter, max, lang);
    // The button that had the focus is gone.
    box.current?.querySelector<HTMLElement>('h4')?.focus();
  }, [lang, max]);

  const refusalOf = (error: unknown) =>
    hasCode(error, 'too_late')
      ? t('app.withdraw.tooLate', { email: seller.email })
      : failureWords(home, error);
  const confirm = (reason: string) =>
    sendForm({ isBusy: () => pending, setBusy: setPending, show: setFailure }, undefined, () =>
      onConfirm(reason).then(() => undefined, refusalOf),
    );
  return (
    <form
      ref={box}
      method="dialog"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm(String(new FormData(event.currentTarget).get('reason') ?? ''));
      }}
      className="rounded-card border border-line bg-surface p-5"
    >
      <h4 id={`${id}-title`} tabIndex={-1} className="font-semibold outline-none">
        {t('app.withdraw.title')}
      </h4>
      <p className="mt-2 wrap-anywhere">
        {t('app.withdraw.sends', {
          item: itemOf(home, purchase),
          amount: formatMoney(purchase.amount, purchase.currency, lang),
          email: user.email ?? '',
        })}
      </p>
      <p className="mt-2 text-muted">{t('app.withdraw.rule')}</p>
      <div className="mt-4">
        <Field
          id={`${id}-reason`}
          label={t('app.withdraw.reason')}
          aside={
            <LengthCounter
              max={written}
              zero={(0).toLocaleString(lang)}
              spoken={t('app.withdraw.counter', { n: '{n}', max: written })}
            />
          }
        >
          {(control) => (
            <textarea
              {...control}
              name="reason"
              rows={2}
              maxLength={max}
              className={`${control.className} resize-y py-3`}
            />
          )}
        </Field>
      </div>
      <p role="alert" className="mt-3 font-medium text-bad empty:hidden">
        {failure}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="submit"
          aria-disabled={pending}
          className={buttonClass('primary', 'aria-disabled:opacity-70')}
        >
          {t(pending ? 'app.withdraw.busy' : 'app.withdraw.confirm')}
        </button>
        <button type="button" onClick={onClose} className={buttonClass('secondary')}>
          {t('app.cancel')}
        </button>
      </div>
    </form>
  );
}
