import { BookOpenCheck, Compass, Gauge, Layers, MessageSquareText, Timer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ScoreReport } from '@/components/figures/score-report';
import { Claim } from '@/components/sections/claim';
import { FinalCall } from '@/components/sections/final-call';
import { Hero } from '@/components/sections/hero';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { buttonClass } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { FaqList } from '@/components/ui/faq';
import { FeatureGrid } from '@/components/ui/feature-grid';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { Link } from '@/lib/i18n/navigation';
import { claims, facts } from '@/lib/site/facts';
import { pageMetadata } from '@/lib/site/metadata';
import { startingPrices } from '@/lib/site/offers';
import { pageRoutes } from '@/lib/site/routes';
import { usePrice } from '@/lib/site/use-price';

export const generateMetadata = () => pageMetadata('mockExam');

const features = [
  ['adaptive', Gauge],
  ['timed', Timer],
  ['allTypes', Layers],
  ['subscores', BookOpenCheck],
  ['corrections', MessageSquareText],
  ['next', Compass],
] as const;

export default function MockExamPage() {
  const t = useTranslations('mock-exam');
  const name = useTranslations('meta')('mockExam.name');
  const price = usePrice();
  const route = pageRoutes.mockExam;
  const { minutes, resultMinutes, validDays } = facts.mockExam;
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
        note={t('hero.note', { price: price(startingPrices.mockExam), days: validDays })}
        actions={
          <>
            {start}
            <Link to="practiceTest" className={buttonClass('secondary')}>
              {t('hero.prices')}
            </Link>
          </>
        }
        figure={<ScoreReport />}
      />
      <div className="page-grid pt-12">
        <FactList
          facts={[
            { key: 'length', label: t('facts.length'), value: t('facts.lengthValue', minutes) },
            { key: 'result', label: t('facts.result'), value: t('facts.resultValue', resultMinutes) },
            {
              key: 'validity',
              label: t('facts.validity'),
              value: t('facts.validityValue', { days: validDays }),
            },
            { key: 'scale', label: t('facts.scale'), value: t('facts.scaleValue', facts.scale) },
          ]}
        />
        <Claim value={claims.mockTestsTaken} label="mockTests" />
      </div>
      <Section id="features" title={t('features.title')} lead={t('features.lead')}>
        <FeatureGrid
          features={features.map(([key, icon]) => ({
            key,
            icon,
            title: t(`features.${key}.title`),
            body: t(`features.${key}.body`),
          }))}
        />
      </Section>
      <Section id="how-it-works" title={t('steps.title')} tone="sunken">
        <Steps
          steps={[
            { key: 'buy', title: t('steps.buy.title'), body: t('steps.buy.body', { days: validDays }) },
            { key: 'take', title: t('steps.take.title'), body: t('steps.take.body') },
            { key: 'read', title: t('steps.read.title'), body: t('steps.read.body', resultMinutes) },
          ]}
        />
      </Section>
      <Section id="faq" title={t('faq.title')}>
        <FaqList
          items={[
            {
              key: 'accuracy',
              question: t('faq.accuracy.question'),
              answer: t('faq.accuracy.answer', facts.scale),
            },
            { key: 'pause', question: t('faq.pause.question'), answer: t('faq.pause.answer') },
            {
              key: 'validity',
              question: t('faq.validity.question'),
              answer: t('faq.validity.answer', { days: validDays }),
            },
            {
              key: 'results',
              question: t('faq.results.question'),
              answer: t('faq.results.answer', resultMinutes),
            },
          ]}
        />
      </Section>
      <FinalCall title={t('final.title')} body={t('final.body')} actions={start} />
    </PageFrame>
  );
}
