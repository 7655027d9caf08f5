import { useTranslations } from 'next-intl';
import { CorrectedParagraph } from '@/components/figures/corrected-paragraph';
import { CorrectionMistakes } from '@/components/sections/correction-mistakes';
import { CorrectionTasks } from '@/components/sections/correction-tasks';
import { FinalCall } from '@/components/sections/final-call';
import { Hero } from '@/components/sections/hero';
import { inlineLink } from '@/components/site/inline-link';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { buttonClass } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { Faq } from '@/components/ui/faq';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { Link } from '@/lib/i18n/navigation';
import type { Course } from '@/lib/site/courses';
import { facts } from '@/lib/site/facts';
import { pageMetadata } from '@/lib/site/metadata';
import { startingPrices } from '@/lib/site/offers';
import { pageRoutes } from '@/lib/site/routes';
import { usePrice } from '@/lib/site/use-price';

export const generateMetadata = () => pageMetadata('writing');

const { correctionMinutes, scale, interactiveWritingMinutes } = facts;
const photoMinutes = facts.writeAboutThePhotoMinutes;

/** The tasks under their names in the test; `minutes` where the test gives each part a time of its own. */
const tasks: readonly {
  key: 'writeAboutThePhoto' | 'interactiveWriting' | 'writingSample';
  name: string;
  slug: Course['slug'];
  minutes?: readonly number[];
}[] = [
  {
    key: 'writeAboutThePhoto',
    name: 'Write About the Photo',
    slug: 'det-write-about-the-photo-course',
    minutes: [photoMinutes],
  },
  {
    key: 'interactiveWriting',
    name: 'Interactive Writing',
    slug: 'det-interactive-writing',
    minutes: [interactiveWritingMinutes.first, interactiveWritingMinutes.followUp],
  },
  { key: 'writingSample', name: 'Writing Sample', slug: 'det-prep-course-writing-sample' },
];

export default function WritingPage() {
  const t = useTranslations('writing');
  const name = useTranslations('meta')('writing.name');
  const price = usePrice()(startingPrices.writing);
  const route = pageRoutes.writing;
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
        note={t('hero.note', { price, ...correctionMinutes })}
        actions={
          <>
            {start}
            <Link to="courses" hash="writing" className={buttonClass('secondary')}>
              {t('hero.lessons')}
            </Link>
          </>
        }
        figure={<CorrectedParagraph />}
      />
      <div className="page-grid pt-8 md:pt-12">
        <FactList
          facts={[
            { key: 'result', label: t('facts.result'), value: t('facts.resultValue', correctionMinutes) },
            { key: 'tasks', label: t('facts.tasks'), value: tasks.length },
            { key: 'scale', label: t('facts.scale'), value: t('facts.scaleValue', scale) },
            { key: 'price', label: t('facts.price'), value: price },
          ]}
        />
      </div>
      <Section id="tasks" title={t('tasks.title')} lead={t('tasks.lead')}>
        <CorrectionTasks
          clockLabel={t('tasks.clock')}
          lessonLabel={t('tasks.lesson')}
          tasks={tasks.map((task) => ({
            key: task.key,
            name: task.name,
            slug: task.slug,
            minutes: task.minutes,
            gloss: t(`tasks.${task.key}.gloss`),
            clock: t(`tasks.${task.key}.clock`, { photo: photoMinutes, ...interactiveWritingMinutes }),
            body: t(`tasks.${task.key}.body`),
          }))}
        />
      </Section>
      <CorrectionMistakes />
      <Section id="how-it-works" title={t('steps.title')} lead={t('steps.lead')} tone="sunken">
        <Steps
          steps={(['write', 'read', 'rewrite'] as const).map((key) => ({
            key,
            title: t(`steps.${key}.title`),
            body: t(`steps.${key}.body`, correctionMinutes),
          }))}
        />
      </Section>
      <Faq
        title={t('faq.title')}
        items={[
          { key: 'who', question: t('faq.who.question'), answer: t('faq.who.answer') },
          {
            key: 'time',
            question: t('faq.time.question'),
            answer: t('faq.time.answer', correctionMinutes),
          },
          { key: 'score', question: t('faq.score.question'), answer: t('faq.score.answer', scale) },
          {
            key: 'followUp',
            question: t('faq.followUp.question'),
            answer: t('faq.followUp.answer', interactiveWritingMinutes),
          },
          {
            key: 'price',
            question: t('faq.price.question'),
            answer: t.rich('faq.price.answer', { price, link: inlineLink('pricing') }),
          },
        ]}
      />
      <FinalCall title={t('final.title')} body={t('final.body')} actions={start} />
    </PageFrame>
  );
}
