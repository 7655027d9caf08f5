import { Check } from '@/components/ui/icon/icons';
import { useLocale, useTranslations } from 'next-intl';
import { CourseMenu } from './menu';
import { DiagnosticLink } from '@/components/blocks/diagnostic-link';
import { Hero } from '@/components/blocks/hero';
import { KnownSlot } from '@/components/known/known-slot.island';
import { PageTrail } from '@/components/layout/page-trail';
import { CourseProgress } from '@/components/progress/course-progress';
import { FactList } from '@/components/ui/fact-list';
import { Section } from '@/components/ui/section';
import { facts } from '@/lib/site/facts';
import { pageRoutes } from '@/lib/routes/routes';

export function CourseIntroduction() {
  const t = useTranslations('courses');
  const name = useTranslations('meta')('courses.name');
  const kept = useTranslations('progress')('kept');
  const locale = useLocale();
  const { lessons, workloadDays } = facts.course;
  const points = [
    t('complete.diagnostic'),
    t('complete.video'),
    t('complete.practice'),
    t('complete.samples', facts.sampleAnswers),
  ];
  return (
    <>
      <Hero
        breadcrumb={<PageTrail route={pageRoutes.courses} current={name} />}
        title={t('hero.title')}
        lead={t('hero.lead', { lessons })}
        figure={
          <div className="rounded-card border border-line bg-surface p-5 sm:p-8">
            <CourseProgress />
            <p className="mt-3 text-sm text-muted">
              <KnownSlot part="line" locale={locale} className="min-h-22 sm:min-h-16">
                <span className="py-3">{kept}</span>
              </KnownSlot>
            </p>
          </div>
        }
      />
      <CourseMenu />
      <Section id="complete" title={t('complete.title')} lead={t('complete.lead')}>
        <FactList
          facts={[
            { key: 'level', label: t('facts.level'), value: t('facts.levelValue') },
            {
              key: 'workload',
              label: t('facts.workload'),
              value: t('facts.workloadValue', { days: workloadDays }),
            },
            { key: 'mode', label: t('facts.mode'), value: t('facts.modeValue') },
            { key: 'price', label: t('facts.price'), value: t('facts.priceValue') },
          ]}
        />
        <ul className="mt-8 grid gap-3 md:grid-cols-2">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
              {point}
            </li>
          ))}
        </ul>
        <DiagnosticLink look="secondary" className="mt-8" />
      </Section>
    </>
  );
}
