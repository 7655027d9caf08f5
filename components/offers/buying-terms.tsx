import { CircleCheck, CreditCard, RotateCcw } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { inlineLink } from '@/components/blocks/inline-link';
import { classNames } from '@/components/ui/class-names';
import { facts } from '@/lib/site/facts';
import { PaymentText } from './payment-text';
import { PriceNote } from './price-note';

export function BuyingTerms({ className }: { className?: string }) {
  const t = useTranslations('plans.terms');
  const terms = [
    { key: 'payment', Icon: CreditCard, text: <PaymentText>{t('payment')}</PaymentText> },
    { key: 'activation', Icon: CircleCheck, text: t('activation') },
    {
      key: 'refund',
      Icon: RotateCcw,
      text: t.rich('refund', { days: facts.refundDays, link: inlineLink('refunds') }),
    },
  ];
  return (
    <div className={classNames('text-sm', className)}>
      <ul className="grid gap-x-8 gap-y-3 text-muted md:grid-cols-3">
        {terms.map(({ key, Icon, text }) => (
          <li key={key} className="flex gap-2.5">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
      <PriceNote className="mt-4" />
    </div>
  );
}
