import { useTranslations } from 'next-intl';
import { CorrectionTasks } from '@/components/blocks/correction-tasks';
import { Section } from '@/components/ui/section';
import { formatNumbers } from '@/lib/questions/test-format';
import { questionTypes, type TypeOf } from '@/lib/questions/types';
import { lessonSlug } from '@/lib/site/lesson-slug';

const { minutes, first, followUp } = formatNumbers;

/** The tasks under their names in the test; `minutes` where the test gives each part a time of its own. */
export const writingTasks = [
  { ...named('writeAboutThePhoto'), minutes: [minutes] },
  { ...named('interactiveWriting'), minutes: [first, followUp] },
  named('writingSample'),
];

function named<Key extends TypeOf<'task'>>(key: Key) {
  return { key, name: questionTypes[key].name, slug: lessonSlug(key) };
}

export function WritingTasks() {
  const t = useTranslations('writing.tasks');
  return (
    <Section id="tasks" title={t('title')} lead={t('lead')}>
      <CorrectionTasks
        clockLabel={t('clock')}
        lessonLabel={t('lesson')}
        tasks={writingTasks.map((task) => ({
          ...task,
          gloss: t(`${task.key}.gloss`),
          clock: t(`${task.key}.clock`, { photo: minutes, first, followUp }),
          body: t(`${task.key}.body`),
        }))}
      />
    </Section>
  );
}
