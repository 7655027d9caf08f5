import { useTranslations } from 'next-intl';
import { SpeakingWaveform } from '@/components/figures/speaking-waveform';
import { CorrectionSamples } from '@/components/sections/correction-samples';
import { CorrectionSignals } from '@/components/sections/correction-signals';
import { CorrectionTasks } from '@/components/sections/correction-tasks';
import { FinalCall } from '@/components/sections/final-call';
import { Hero } from '@/components/sections/hero';
import { questionNames } from '@/components/sections/question-types-data';
import { inlineLink } from '@/components/site/inline-link';
import { TrainingMark } from '@/components/sections/training-mark';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { buttonClass } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { Faq } from '@/components/ui/faq';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/i18n/navigation';
import type { Course } from '@/lib/site/courses';
import { facts } from '@/lib/site/facts';
import { pageMetadata } from '@/lib/site/metadata';
import { startingPrices } from '@/lib/site/offers';
import { pageRoutes } from '@/lib/site/routes';
import { usePrice } from '@/lib/site/use-price';

export const generateMetadata = () => pageMetadata('speaking');

const { correctionMinutes, scale } = facts;
const photo = { seconds: facts.speakAboutThePhotoSeconds };

/** The tasks under their names in the test; one lesson covers both short answers. */
const tasks = [
  { key: 'listenThenSpeak', name: questionNames.listenThenSpeak, slug: 'det-course-read-listen-then-speak' },
  {
    key: 'speakAboutThePhoto',
    name: questionNames.speakAboutThePhoto,
    slug: 'det-course-speak-about-the-photo',
  },
  { key: 'readThenSpeak', name: questionNames.readThenSpeak, slug: 'det-course-read-listen-then-speak' },
  { key: 'speakingSample', name: questionNames.speakingSample, slug: 'det-course-speaking-sample' },
] as const satisfies readonly { key: string; name: string; slug: Course['slug'] }[];

export default function SpeakingPage() {
  const t = useTranslations('speaking');
  const name = useTranslations('meta')('speaking.name');
  const price = usePrice()(startingPrices.speaking);
  const route = pageRoutes.speaking;
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
            <Link to="courses" hash="speaking" className={buttonClass('secondary')}>
              {t('hero.lessons')}
            </Link>
          </>
        }
        figure={<SpeakingWaveform />}
      />
      <div className="page-grid pt-8 md:pt-12">
        <FactList
          facts={[
            { key: 'result', label: t('facts.result'), value: t('facts.resultValue', correctionMinutes) },
            { key: 'tasks', label: t('facts.tasks'), value: tasks.length },
            { key: 'longest', label: t('facts.longest'), value: t('facts.longestValue', photo) },
            { key: 'price', label: t('facts.price'), value: price },
          ]}
        />
      </div>
      <Section id="tasks" title={t('tasks.title')} lead={t('tasks.summary')}>
        <CorrectionTasks
          clockLabel={t('tasks.clock')}
          lessonLabel={t('tasks.lesson')}
          tasks={tasks.map(({ key, name: taskName, slug }) => ({
            key,
            name: taskName,
            mark: key === 'listenThenSpeak' ? <TrainingMark /> : null,
            slug,
            gloss: t(`tasks.${key}.gloss`),
            clock: t(`tasks.${key}.clock`, photo),
            body: t(`tasks.${key}.body`),
          }))}
        />
      </Section>
      <CorrectionSignals />
      <CorrectionSamples />
      <Faq
        title={t('faq.title')}
        items={[
          { key: 'equipment', question: t('faq.equipment.question'), answer: t('faq.equipment.answer') },
          { key: 'reading', question: t('faq.reading.question'), answer: t('faq.reading.answer') },
          { key: 'score', question: t('faq.score.question'), answer: t('faq.score.answer', scale) },
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
