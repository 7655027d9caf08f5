import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { localeTable } from '@/lib/i18n/locales';
import { exchange } from '@/lib/site/facts';
import { usePriceHint } from '@/lib/site/use-price';

/** What the amounts in the reader's own currency are worth, below prices that have such; nothing where they have none. */
export function PriceNote({ className }: { className?: string }) {
  const { lang } = localeTable[useLocale()];
  const t = useTranslations('plans');
  if (usePriceHint()(100) === null) return null;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className={classNames('text-muted', className)}>
      {t('dollars', { date: date.format(new Date(exchange.checked)) })}
    </p>
  );
}
