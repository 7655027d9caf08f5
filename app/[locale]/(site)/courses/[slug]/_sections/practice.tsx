import { useTranslations } from 'next-intl';
import { ScenePhoto } from '@/components/figures/scene-photo';
import { OpenSet } from '@/components/questions/open-set';
import { PracticeSet } from '@/components/questions/practice-set';
import { Section } from '@/components/ui/section';
import { hasPractice } from '@/lib/questions/items';
import { hasOpenTasks } from '@/lib/questions/open-items';
import type { CourseKey } from '@/lib/site/courses';
import { useLessonText } from '@/lib/site/use-lesson-text';

/** The practice set of a lesson that has one, before all that is said about it. */
export function LessonPractice({ lesson }: { lesson: CourseKey }) {
  const t = useTranslations('lesson.practice');
  const name = useLessonText()(lesson, 'name');
  if (hasPractice(lesson)) {
    return (
      <Section id="practice" title={t('title')} lead={t('lead')}>
        <PracticeSet type={lesson} name={name} />
      </Section>
    );
  }
  if (!hasOpenTasks(lesson)) return null;
  return (
    <Section id="practice" title={t('title')} lead={t('openLead')}>
      <OpenSet lesson={lesson} name={name} photoOf={(scene) => <ScenePhoto name={scene} />} />
    </Section>
  );
}
