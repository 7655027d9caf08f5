import { AudioLines, CircleCheck, ListChecks, RefreshCw, Search, TextQuote } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ReadAloudCard, ReadAndSelectCard } from '@/components/figures/question-cards';
import { FinalCall } from '@/components/sections/final-call';
import { Hero } from '@/components/sections/hero';
import { QuestionTypes } from '@/components/sections/question-types';
import { questionTypeCount } from '@/components/sections/question-types-data';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { SampleMark } from '@/components/site/sample-mark';
import { buttonClass } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { FaqList } from '@/components/ui/faq';
import { FeatureGrid } from '@/components/ui/feature-grid';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/i18n/navigation';
import { brand } from '@/lib/site/brand';
import { claims, facts } from '@/lib/site/facts';
import { pageMetadata } from '@/lib/site/metadata';
import { startingPrices } from '@/lib/site/offers';
import { pageRoutes } from '@/lib/site/routes';
import { usePrice } from '@/lib/site/use-price';

export const generateMetadata = () => pageMetadata('practice');

const habits = [
  ['byType', ListChecks],
  ['explained', TextQuote],
  ['fresh', RefreshCw],
] as const;

const scoring = [
  ['compare', Search],
  ['listen', AudioLines],
  ['repeat', CircleCheck],
] as const;

export default function PracticePage() {
  const t = useTranslations('practice');
  const name = useTranslations('meta')('practice.name');
  const price = usePrice()(startingPrices.practice);
  const route = pageRoutes.practice;
  const start = (
    <Link to="login" className={buttonClass('primary')}>
      {t('hero.start')}
    </Link>
  );
  return (
    <PageFrame route={route}>
      <Hero
        breadcrumb={<PageTrail route={route} current={name} />}
        eyebrow={t('hero.eyebrow')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        note={t('hero.note', { price })}
        actions={
          <>
            {start}
            <Link to="pricing" className={buttonClass('secondary')}>
              {t('hero.prices')}
            </Link>
          </>
        }
        figure={<ReadAndSelectCard />}
      />
      <div className="page-grid pt-12">
        <FactList
          facts={[
            {
              key: 'questions',
              label: t('facts.questions'),
              value: t('facts.questionsValue', { n: claims.questions }),
            },
            { key: 'types', label: t('facts.types'), value: t('facts.typesValue', { n: questionTypeCount }) },
            { key: 'updates', label: t('facts.updates'), value: t('facts.updatesValue') },
            { key: 'price', label: t('facts.price'), value: t('facts.priceValue', { price }) },
          ]}
        />
        <SampleMark className="mt-4" />
      </div>
      <Section id="how-it-works" title={t('habits.title')} lead={t('habits.lead')}>
        <FeatureGrid
          features={habits.map(([key, icon]) => ({
            key,
            icon,
            title: t(`habits.${key}.title`),
            body: t(`habits.${key}.body`),
          }))}
        />
      </Section>
      <Section id="question-types" title={t('types.title')} lead={t('types.lead')} tone="sunken">
        <QuestionTypes />
      </Section>
      <Section id="read-aloud" title={t('scoring.title')} lead={t('scoring.lead')}>
        <div data-tint="speaking" className="grid items-center gap-12 lg:grid-cols-12">
          <ol className="grid gap-8 lg:col-span-6">
            {scoring.map(([key, Icon]) => (
              <li key={key} className="flex gap-4">
                <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-tint text-tint-strong">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <div className="min-w-0">
                  <h3 className="text-lg font-semibold">{t(`scoring.${key}.title`)}</h3>
                  <p className="mt-1 text-muted">{t(`scoring.${key}.body`)}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="min-w-0 lg:col-span-6">
            <ReadAloudCard />
          </div>
        </div>
      </Section>
      <Section id="faq" title={t('faq.title')} tone="sunken">
        <FaqList
          items={[
            {
              key: 'official',
              question: t('faq.official.question'),
              answer: t('faq.official.answer', { brand: brand.name }),
            },
            { key: 'free', question: t('faq.free.question'), answer: t('faq.free.answer', { price }) },
            { key: 'mockExam', question: t('faq.mockExam.question'), answer: t('faq.mockExam.answer') },
            {
              key: 'correction',
              question: t('faq.correction.question'),
              answer: t('faq.correction.answer', facts.correctionMinutes),
            },
            { key: 'first', question: t('faq.first.question'), answer: t('faq.first.answer') },
          ]}
        />
      </Section>
      <FinalCall title={t('final.title')} body={t('final.body')} actions={start} />
    </PageFrame>
  );
}
