import { useTranslations } from 'next-intl';
import { CorrectionTasks } from '@/components/blocks/correction-tasks';
import { TrainingMark } from '@/components/blocks/training-mark';
import { Section } from '@/components/ui/section';
import { formatNumbers } from '@/lib/questions/test-format';
import { isTraining, questionTypes, type TypeOf } from '@/lib/questions/types';
import { lessonSlug } from '@/lib/site/lesson-slug';

/** The tasks under their names in the test; one lesson covers both short answers. */
export const speakingTasks = (
  [
    'listenThenSpeak',
    'speakAboutThePhoto',
    'readThenSpeak',
    'speakingSample',
  ] as const satisfies TypeOf<'task'>[]
).map((key) => ({ key, name: questionTypes[key].name, slug: lessonSlug(key) }));

export function SpeakingTasks() {
  const t = useTranslations('speaking.tasks');
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
          clock: t(`${key}.clock`, formatNumbers),
          body: t(`${key}.body`),
        }))}
      />
    </Section>
  );
}
