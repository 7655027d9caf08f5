import { useLocale, useTranslations } from 'next-intl';
import { localeTable } from '@/lib/i18n/locale-table';
import { pluralForms } from '@/lib/i18n/plural-forms';
import { RatingForm } from './rating.island';

export function Rating({ path }: { path: string }) {
  const t = useTranslations('blog.rating');
  const locale = useLocale();
  return (
    <RatingForm
      path={path}
      lang={localeTable[locale].lang}
      texts={{
        question: t('question'),
        values: ([1, 2, 3, 4, 5] as const).map((value) => t('value', { value: String(value) })),
        // The numbers come with the API's answer.
        mean: pluralForms(locale, (votes) => t('mean', { rate: '{rate}', count: '{count}', votes })),
        none: t('none'),
        thanks: t('thanks'),
        failed: t('failed'),
      }}
    />
  );
}
