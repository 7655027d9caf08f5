import { useTranslations } from 'next-intl';
import { CorrectionTasks } from '@/components/blocks/correction-tasks';
import { TrainingMark } from '@/components/blocks/training-mark';
import { Section } from '@/components/ui/section';
import type { Course } from '@/lib/site/courses';
import { facts } from '@/lib/site/facts';
import { isTraining, questionNames } from '@/lib/site/question-types';

/** The tasks under their names in the test; one lesson covers both short answers. */
export const speakingTasks = [
  { key: 'listenThenSpeak', name: questionNames.listenThenSpeak, slug: 'det-course-read-listen-then-speak' },
  {
    key: 'speakAboutThePhoto',
    name: questionNames.speakAboutThePhoto,
    slug: 'det-course-speak-about-the-photo',
  },
  { key: 'readThenSpeak', name: questionNames.readThenSpeak, slug: 'det-course-read-listen-then-speak' },
  { key: 'speakingSample', name: questionNames.speakingSample, slug: 'det-course-speaking-sample' },
] as const satisfies readonly { key: string; name: string; slug: Course['slug'] }[];

/** What can be handed in; catalog `speaking`. */
export function SpeakingTasks() {
  const t = useTranslations('speaking.tasks');
  const photo = { seconds: facts.speakAboutThePhotoSeconds };
  return (
    <Section id="tasks" title={t('title')} lead={t('summary')}>
      <CorrectionTasks
        clockLabel={t('clock')}
        lessonLabel={t('lesson')}
        tasks={speakingTasks.map(({ key, name, slug }) => ({
          key,
          name,
          mark: isTraining(key) ? <TrainingMark /> : null,
          slug,
          gloss: t(`${key}.gloss`),
          clock: t(`${key}.clock`, photo),
          body: t(`${key}.body`),
        }))}
      />
    </Section>
  );
}
