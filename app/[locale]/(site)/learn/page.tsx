import { useTranslations } from 'next-intl';
import { LessonPath } from '@/components/figures/lesson-path';
import { FinalCall } from '@/components/sections/final-call';
import { Hero } from '@/components/sections/hero';
import { LearningPath } from '@/components/sections/learning-path';
import { LearningPathSections } from '@/components/sections/learning-path-sections';
import { LearningPathStarts } from '@/components/sections/learning-path-starts';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { buttonClass } from '@/components/ui/button';
import { Faq } from '@/components/ui/faq';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/i18n/navigation';
import { facts } from '@/lib/site/facts';
import { pageMetadata } from '@/lib/site/metadata';
import { startingPrices } from '@/lib/site/offers';
import { pageRoutes } from '@/lib/site/routes';
import { usePrice } from '@/lib/site/use-price';

export const generateMetadata = () => pageMetadata('learn');

export default function LearnPage() {
  const t = useTranslations('learn');
  const name = useTranslations('meta')('learn.name');
  const price = usePrice();
  const route = pageRoutes.learn;
  const { lessons, workloadDays: days } = facts.course;
  const prices = { practice: price(startingPrices.practice), exam: price(startingPrices.mockExam) };
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
        note={t('hero.note')}
        actions={
          <>
            {start}
            <Link to="courses" className={buttonClass('secondary')}>
              {t('hero.course')}
            </Link>
          </>
        }
        figure={<LessonPath />}
      />
      <Section id="path" title={t('path.title')} lead={t('path.lead')}>
        <LearningPath />
      </Section>
      <LearningPathSections />
      <Section id="where-to-start" title={t('starts.title')} lead={t('starts.lead')}>
        <LearningPathStarts />
        <Link to="startHere" className={buttonClass('secondary', 'mt-8')}>
          {t('starts.more')}
        </Link>
      </Section>
      <Faq
        title={t('faq.title')}
        items={[
          { key: 'cost', question: t('faq.cost.question'), answer: t('faq.cost.answer', prices) },
          { key: 'diagnostic', question: t('faq.diagnostic.question'), answer: t('faq.diagnostic.answer') },
          { key: 'order', question: t('faq.order.question'), answer: t('faq.order.answer') },
          {
            key: 'time',
            question: t('faq.time.question'),
            answer: t('faq.time.answer', { lessons, days }),
          },
          { key: 'level', question: t('faq.level.question'), answer: t('faq.level.answer') },
        ]}
      />
      <FinalCall title={t('final.title')} body={t('final.body')} actions={start} />
    </PageFrame>
  );
}
