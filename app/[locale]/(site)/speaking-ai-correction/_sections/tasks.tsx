import { useTranslations } from 'next-intl';
import { CorrectionTasks } from '@/components/blocks/correction-tasks';
import { Section } from '@/components/ui/section';
import { formatNumbers } from '@/lib/questions/test-format';
import { questionTypes, type TypeKey } from '@/lib/questions/types';
import { lessonSlug } from '@/lib/site/lesson-slug';

export const speakingTasks = (
  [
    'speakAboutThePhoto',
    'readThenSpeak',
    'interactiveSpeaking',
    'speakingSample',
  ] as const satisfies TypeKey[]
).map((key) => ({ key, name: questionTypes[key].name, slug: lessonSlug(key) }));

export function SpeakingTasks() {
  const t = useTranslations('speaking.tasks');
  return (
    <Section id="tasks" title={t('title')} lead={t('summary')}>
      <CorrectionTasks
        clockLabel={t('clock')}
        lessonLabel={t('lesson')}
        tasks={speakingTasks.map((task) => ({
          ...task,
          gloss: t(`${task.key}.gloss`),
          clock: t(`${task.key}.clock`, formatNumbers),
          body: t(`${task.key}.body`),
        }))}
      />
    </Section>
  );
}
