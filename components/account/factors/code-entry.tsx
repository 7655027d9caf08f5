import { useEffect, useRef, useState, type FormEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { sendForm } from '@/components/ui/form/send-form';
import { hasCode } from '@/lib/api/errors';
import type { FactorTexts } from '@/lib/account/factor-texts';
import { failureOf, failureText } from '@/lib/account/failure';
import { limits } from '@/lib/api/contract/limits';
import { brand } from '@/lib/site/brand';
import type { FormTexts } from '../forms/account-form';
import { TextField } from '../forms/text-field';
import { isAppCode, isRecoveryCode } from './code-rules';

interface CodeEntryProps {
  t: FactorTexts;
  errors: FormTexts['errors'];
  /** Sends the code as it was typed; what it throws is shown. */
  send: (code: string) => Promise<void>;
  /** Back to the step before. @param reason what is to be said there */
  onBack: (reason?: string) => void;
}

interface Wrong {
  words: string;
  /** Typing anew takes the place of what was entered. */
  isEntered?: boolean;
}

export function CodeEntry({ t, errors, send, onBack }: CodeEntryProps) {
  const box = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isApp = kind === 'app';

  // What had the focus is gone.
  useEffect(() => box.current?.querySelector('input')?.focus(), [kind]);

  const show = (wrong: Wrong | undefined) => {
    setError(wrong?.words);
    if (!wrong) return;
    const field = box.current?.querySelector('input');
    field?.focus();
    if (wrong.isEntered) field?.select();
  };
  /** What the API says against the code; of a step that has expired nothing, for it is left. */
  const refusalOf = (failure: unknown): Wrong | undefined => {
    if (hasCode(failure, 'bad_ticket')) return void onBack(t('factors.step.expired'));
    return hasCode(failure, 'bad_code')
      ? { words: t(isApp ? 'factors.step.wrong' : 'factors.step.recoveryWrong'), isEntered: true }
      : { words: failureText(errors, failureOf(failure)) };
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get('code');
    const code = typeof entered === 'string' ? entered : '';
    const found = (isApp ? isAppCode : isRecoveryCode)(code)
      ? undefined
      : { words: t(isApp ? 'factors.step.invalid' : 'factors.step.recoveryInvalid') };
    await sendForm({ isBusy: () => busy, setBusy, show }, found, () =>
      send(code).then(() => undefined, refusalOf),
    );
  };

  return (
    <form
      ref={box}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-6 grid gap-5"
    >
      <h2 className="text-xl font-bold">{t('factors.step.title')}</h2>
      <p>{t(isApp ? 'factors.step.lead' : 'factors.step.recoveryLead')}</p>
      <div role="alert" className="sr-only">
        {error}
      </div>
      <TextField
        key={kind}
        name="code"
        type="text"
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : undefined}
        maxLength={limits.factorCode}
        label={t(isApp ? 'factors.step.label' : 'factors.step.recoveryLabel')}
        error={error}
      />
      <button
        type="submit"
        aria-disabled={busy}
        className="min-h-12 rounded-control bg-action px-5 font-semibold text-on-action hover:bg-action-hover aria-disabled:opacity-70"
      >
        {t(busy ? 'factors.step.busy' : 'factors.step.submit')}
      </button>
      <div className="flex flex-wrap gap-x-6">
        <button
          type="button"
          onClick={() => {
            setError(undefined);
            setKind(isApp ? 'recovery' : 'app');
          }}
          className={buttonClass('link')}
        >
          {t(isApp ? 'factors.step.useRecovery' : 'factors.step.useApp')}
        </button>
        <button type="button" onClick={() => onBack()} className={buttonClass('link')}>
          {t('factors.step.back')}
        </button>
      </div>
      {isApp ? null : (
        <p className="text-sm text-muted">{t('factors.step.lost', { email: brand.supportEmail })}</p>
      )}
    </form>
  );
}
