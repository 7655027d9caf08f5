import { useTranslations } from 'next-intl';
import { FillInTheBlanksCard } from '@/components/figures/question-cards';
import { FinalCall } from '@/components/sections/final-call';
import { Hero } from '@/components/sections/hero';
import { QuestionTypes } from '@/components/sections/question-types';
import { questionTypeCount } from '@/components/sections/question-types-data';
import { ReadAloudScoring } from '@/components/sections/read-aloud-scoring';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { SampleMark } from '@/components/site/sample-mark';
import { buttonClass } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { Faq } from '@/components/ui/faq';
import { Link } from '@/lib/i18n/navigation';
import { brand } from '@/lib/site/brand';
import { claims, facts } from '@/lib/site/facts';
import { pageMetadata } from '@/lib/site/metadata';
import { startingPrices } from '@/lib/site/offers';
import { pageRoutes } from '@/lib/site/routes';
import { usePrice } from '@/lib/site/use-price';

export const generateMetadata = () => pageMetadata('practice');

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
        figure={<FillInTheBlanksCard />}
      />
      <div className="page-grid pt-8 md:pt-12">
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
      <QuestionTypes />
      <ReadAloudScoring />
      <Faq
        title={t('faq.title')}
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
      <FinalCall title={t('final.title')} body={t('final.body')} actions={start} />
    </PageFrame>
  );
}
