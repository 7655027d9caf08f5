import { useTranslations } from 'next-intl';
import { ScoreReport } from '@/components/figures/score-report';
import { OfferRefresh } from '@/components/islands/payment/offer-refresh';
import { Buying } from '@/components/sections/buying';
import { ExamFeatures } from '@/components/sections/exam-features';
import { FinalCall } from '@/components/sections/final-call';
import { Hero } from '@/components/sections/hero';
import { MockExamPacks } from '@/components/sections/mock-exam-packs';
import { useOfferBaseline } from '@/components/sections/offer-baseline';
import { SingleExamActions } from '@/components/sections/single-exam-actions';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { Band } from '@/components/ui/band';
import { Faq } from '@/components/ui/faq';
import { facts } from '@/lib/site/facts';
import { pageMetadata } from '@/lib/site/metadata';
import { pageRoutes } from '@/lib/site/routes';

export const generateMetadata = () => pageMetadata('mockExam');

export default function MockExamPage() {
  const t = useTranslations('mock-exam');
  const name = useTranslations('meta')('mockExam.name');
  const route = pageRoutes.mockExam;
  const { resultMinutes, validDays: days } = facts.mockExam;
  return (
    <PageFrame route={route}>
      <Hero
        breadcrumb={<PageTrail route={route} current={name} />}
        eyebrow={t('hero.eyebrow')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        note={t('hero.within', { days })}
        actions={<SingleExamActions />}
        figure={<ScoreReport />}
      />
      <MockExamPacks
        scale="dense"
        page="mockExam"
        title={t('packs.title')}
        lead={t('packs.lead', { days })}
      />
      <ExamFeatures />
      <Band id="one-sitting" title={t('steps.take.title')} lead={t('steps.take.body')} />
      <Faq
        title={t('faq.title')}
        items={[
          {
            key: 'accuracy',
            question: t('faq.accuracy.question'),
            answer: t('faq.accuracy.answer', facts.scale),
          },
          { key: 'updated', question: t('faq.updated.question'), answer: t('faq.updated.answer') },
          { key: 'pause', question: t('faq.pause.question'), answer: t('faq.pause.answer') },
          {
            key: 'validity',
            question: t('faq.validity.question'),
            answer: t('faq.validity.answer', { days }),
          },
          {
            key: 'results',
            question: t('faq.results.question'),
            answer: t('faq.results.answer', resultMinutes),
          },
        ]}
      />
      <FinalCall title={t('final.title')} body={t('final.body')} actions={<SingleExamActions />} />
      <OfferRefresh baseline={useOfferBaseline('mockExam')} />
      <Buying />
    </PageFrame>
  );
}
