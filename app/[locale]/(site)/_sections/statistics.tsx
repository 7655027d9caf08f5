import { useFormatter, useTranslations } from 'next-intl';
import { SampleMark } from '@/components/blocks/sample-mark';
import { brand } from '@/lib/site/brand';
import { claims } from '@/lib/site/facts';

const statistics = [
  ['users', claims.users],
  ['questions', claims.questions],
  ['exams', claims.mockExams],
  ['corrections', claims.corrections],
  ['speaking', claims.speakingAnswers],
] as const;

export function Statistics() {
  const t = useTranslations('home.statistics');
  const c = useTranslations('claims');
  const format = useFormatter();
  return (
    <section aria-label={t('title', { brand: brand.name })} className="border-y border-line">
      <div className="page-grid py-8 md:py-10">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-5 max-sm:gap-x-3 min-[23rem]:grid-cols-3 md:gap-y-8 lg:grid-cols-6">
          {statistics.map(([key, value]) => (
            <Figure key={key} label={t(key)} value={`${format.number(value, { notation: 'compact' })}+`} />
          ))}
          <Figure label={c('successRate')} value={format.number(claims.successRate, { style: 'percent' })} />
        </dl>
        <SampleMark className="mt-6 md:mt-8" />
      </div>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-muted max-sm:text-[0.8125rem] max-sm:leading-snug max-sm:hyphens-auto">{label}</dt>
      <dd className="text-xl font-bold figures-display sm:text-3xl lg:text-2xl xl:text-3xl">{value}</dd>
    </div>
  );
}
