import { useTranslations } from 'next-intl';
import { SampleMark } from '@/components/blocks/sample-mark';
import { buttonClass } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { examsHere } from '@/lib/env/exams-here';
import { Link } from '@/lib/routes/link';
import { claims, facts } from '@/lib/site/facts';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';

const stages = [
  { key: 'diagnostic', to: 'diagnostic', tint: 'vocabulary' },
  { key: 'course', to: 'courses', tint: 'courses' },
  { key: 'practice', to: 'practice', tint: 'practice' },
  { key: 'mockExam', to: 'mockExam', tint: 'mock-exam' },
] as const;

/** What this site has is not in all what an app elsewhere has. */
const ownWords: Partial<Record<(typeof stages)[number]['key'], 'practice.here' | 'mockExam.here'>> = examsHere
  ? { practice: 'practice.here', mockExam: 'mockExam.here' }
  : {};

export function LearningPath() {
  const t = useTranslations('learn.path');
  const terms = useTerms();
  return (
    <Section id="path" title={t('title')} lead={t('lead')}>
      <ol>
        {stages.map(({ key, to, tint }, index) => (
          <li
            key={key}
            data-tint={tint}
            className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 md:gap-x-8"
          >
            <div aria-hidden="true" className="flex flex-col items-center">
              <span className="inline-flex size-9 items-center justify-center rounded-full border-2 border-tint-strong bg-tint font-bold text-tint-strong md:size-12 md:text-lg">
                {index + 1}
              </span>
              <span className="w-0.5 grow bg-line group-last:hidden" />
            </div>
            <div className="grid items-start gap-x-10 gap-y-2 pb-6 group-last:pb-0 md:pb-12 lg:grid-cols-12">
              <div className="lg:col-span-8">
                <h3 className="pt-1 text-lg font-bold md:pt-2 md:text-xl">{t(`${key}.title`)}</h3>
                <p className="mt-1 text-muted max-md:text-[0.9375rem] md:mt-3">
                  {t(ownWords[key] ?? `${key}.body`)}
                </p>
                <Link to={to} className={buttonClass('link', 'underline md:mt-1')}>
                  {t(`${key}.link`)}
                </Link>
              </div>
              <Terms terms={terms[key]} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm lg:col-span-4 lg:grid lg:gap-3 lg:border-s-2 lg:border-tint-strong lg:ps-6 lg:text-base">
      {terms.map(({ label, value, claimed }) => (
        <div key={label} className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-2">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-semibold text-tint-strong">
            {value}
            {claimed ? <SampleMark className="mt-1.5" /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Term {
  label: string;
  value: string;
  claimed?: true;
}

function useTerms(): Record<(typeof stages)[number]['key'], Term[]> {
  const t = useTranslations('learn');
  const hour = useTranslations('mock-exam.here')('hour');
  const price = usePrice();
  const cost = t('terms.cost');
  const from = (cents: number) => ({ label: cost, value: t('terms.from', { price: price(cents) }) });
  const free = { label: cost, value: t('terms.free') };
  return {
    diagnostic: [free, { label: t('terms.result'), value: t('terms.ownPath') }],
    course: [
      free,
      { label: t('terms.workload'), value: t('terms.days', { days: facts.course.workloadDays }) },
    ],
    practice: [
      from(startingPrices.practice),
      { label: t('terms.size'), value: t('terms.questions', { n: claims.questions }), claimed: true },
    ],
    mockExam: [
      from(startingPrices.mockExam),
      { label: t('terms.length'), value: examsHere ? hour : t('terms.minutes', facts.mockExam.minutes) },
    ],
  };
}
