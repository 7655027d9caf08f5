import { useFormatter, useTranslations } from 'next-intl';
import { brand } from '@/lib/site/brand';
import { facts } from '@/lib/site/facts';

const statistics = [
  ['users', facts.users],
  ['questions', facts.questions],
  ['exams', facts.mockExams],
  ['corrections', facts.corrections],
  ['speaking', facts.speakingAnswers],
] as const;

/** The headline statistics of the facts file, rounded down as the language abbreviates large numbers. */
export function Statistics() {
  const t = useTranslations('home.statistics');
  const format = useFormatter();
  return (
    <section aria-label={t('title', { brand: brand.name })} className="border-y border-line">
      <dl className="page-grid grid grid-cols-2 gap-x-4 gap-y-8 py-10 sm:grid-cols-3 lg:grid-cols-5">
        {statistics.map(([key, value]) => (
          <div key={key} className="flex flex-col-reverse justify-end">
            <dt className="text-muted">{t(key)}</dt>
            <dd className="text-3xl font-bold">{format.number(value, { notation: 'compact' })}+</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
