import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import { Problems } from '@/components/ui/form/problems';
import { LengthCounter } from '@/components/ui/form/length-counter';
import { limits } from '@/lib/api/contract/limits';
import { localeTable } from '@/lib/i18n/locale-table';
import { Failures } from './failures';
import { SenderFields } from './sender-fields';
import { WithdrawSteps } from './withdraw-form.island';

/**
 * The form by which anybody can withdraw from a contract, in two steps (Directive 2011/83/EU, article 11a). Without script it is
 * not there: the page shows the mail address below it.
 */
export function WithdrawForm() {
  const t = useTranslations('withdraw');
  const locale = useLocale();
  return (
    <section aria-labelledby="withdraw-form-title" className="max-w-2xl noscript:hidden">
      <h2 id="withdraw-form-title" className="mb-5 text-xl font-bold">
        {t('form.title')}
      </h2>
      <WithdrawSteps locale={locale} lang={localeTable[locale].lang}>
        <Failures
          slowDown={t('form.errors.slowDown')}
          unavailable={(tags) => t.rich('form.errors.unavailable', tags)}
        />
        <div data-outcome="sent" hidden tabIndex={-1} className="rounded-card bg-good-soft p-6 text-good">
          <h3 className="text-lg font-bold">{t('sent.title')}</h3>
          <p className="mt-1 font-medium">
            {t.rich('sent.at', { date: () => <span data-value="receivedAt" /> })}
          </p>
          <p className="mt-1">{t('sent.text')}</p>
        </div>
        <div data-part="fields" className="grid gap-4">
          <Fields />
        </div>
        <div data-part="check" hidden>
          <Check />
        </div>
      </WithdrawSteps>
    </section>
  );
}

function Fields() {
  const t = useTranslations('withdraw.form');
  const format = useFormatter();
  const max = format.number(limits.withdrawReason);
  return (
    <>
      <SenderFields form="withdraw" />
      <Field
        id="withdraw-purchase"
        label={t('purchase')}
        error={<Problems of={[{ key: 'missing', text: t('errors.purchaseMissing') }]} />}
      >
        {(control) => (
          <input {...control} name="purchase" type="text" autoComplete="off" maxLength={limits.withdrawn} />
        )}
      </Field>
      <Field
        id="withdraw-reason"
        label={t('reason')}
        error={
          <Problems of={[{ key: 'long', text: t('errors.reasonLong', { max: limits.withdrawReason }) }]} />
        }
        aside={<LengthCounter max={max} zero={format.number(0)} spoken={t('counter', { n: '{n}', max })} />}
      >
        {/* No maxlength: a browser would cut a pasted text without a word. */}
        {(control) => (
          <textarea {...control} name="reason" rows={3} className={`${control.className} resize-y py-3`} />
        )}
      </Field>
      <button type="submit" className={buttonClass('primary', 'min-h-12 justify-self-start')}>
        {t('continue')}
      </button>
    </>
  );
}

function Check() {
  const t = useTranslations('withdraw.check');
  const a = useTranslations('account.fields');
  const lines = [
    ['name', a('nickname')],
    ['email', a('email')],
    ['purchase', t('purchase')],
    ['reason', t('reason')],
  ] as const;
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <h3 tabIndex={-1} className="text-lg font-bold outline-none">
        {t('title')}
      </h3>
      <p className="mt-2">{t('statement')}</p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {lines.map(([name, label]) => (
          <div key={name} data-line="" className="grid gap-x-4 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-muted">{label}</dt>
            <dd data-value={name} className="font-medium wrap-anywhere whitespace-pre-wrap" />
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="submit" className={buttonClass('primary', 'min-h-12')}>
          <span data-busy="false">{t('confirm')}</span>
          <span data-busy="true" hidden>
            {t('busy')}
          </span>
        </button>
        <button type="button" data-back="" className={buttonClass('secondary', 'min-h-12')}>
          {t('change')}
        </button>
      </div>
    </div>
  );
}
