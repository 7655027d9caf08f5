import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { localeTable } from '@/lib/i18n/locale-table';
import { exchange } from '@/lib/site/facts';
import { localPrice } from '@/lib/offers/local-price';

/** What the amounts in the reader's own currency are worth, below prices that have such; nothing where they have none. */
export function PriceNote({ className }: { className?: string }) {
  const locale = useLocale();
  const t = useTranslations('plans');
  if (localPrice(100, locale) === undefined) return null;
  const date = new Intl.DateTimeFormat(localeTable[locale].lang, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className={classNames('text-muted', className)}>
      {t('dollars', { date: date.format(new Date(exchange.checked)) })}
    </p>
  );
}
