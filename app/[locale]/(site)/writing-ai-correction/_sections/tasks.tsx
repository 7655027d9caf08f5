import { useTranslations } from 'next-intl';
import { CorrectionTasks } from '@/components/blocks/correction-tasks';
import { Section } from '@/components/ui/section';
import type { Course } from '@/lib/site/courses';
import { facts } from '@/lib/site/facts';

const { interactiveWritingMinutes, writeAboutThePhotoMinutes: photo } = facts;

/** The tasks under their names in the test; `minutes` where the test gives each part a time of its own. */
export const writingTasks: readonly {
  key: 'writeAboutThePhoto' | 'interactiveWriting' | 'writingSample';
  name: string;
  slug: Course['slug'];
  minutes?: readonly number[];
}[] = [
  {
    key: 'writeAboutThePhoto',
    name: 'Write About the Photo',
    slug: 'det-write-about-the-photo-course',
    minutes: [photo],
  },
  {
    key: 'interactiveWriting',
    name: 'Interactive Writing',
    slug: 'det-interactive-writing',
    minutes: [interactiveWritingMinutes.first, interactiveWritingMinutes.followUp],
  },
  { key: 'writingSample', name: 'Writing Sample', slug: 'det-prep-course-writing-sample' },
];

/** What can be handed in; catalog `writing`. */
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
          clock: t(`${task.key}.clock`, { photo, ...interactiveWritingMinutes }),
          body: t(`${task.key}.body`),
        }))}
      />
    </Section>
  );
}
