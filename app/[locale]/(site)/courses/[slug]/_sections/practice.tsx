import { useTranslations } from 'next-intl';
import { ScenePhoto } from '@/components/figures/scene-photo';
import { OpenSet } from '@/components/questions/open-set';
import { PracticeSet } from '@/components/questions/practice-set';
import { hasConversations, PracticeConversations } from './conversations';
import { Section } from '@/components/ui/section';
import { hasPractice } from '@/lib/questions/items';
import { hasOpenTasks } from '@/lib/questions/open-items';
import type { CourseKey } from '@/lib/site/courses';
import { useLessonText } from '@/lib/site/use-lesson-text';

/** What a lesson asks to be tried, before all that is said about it. */
export function LessonPractice({ lesson }: { lesson: CourseKey }) {
  const t = useTranslations('lesson.practice');
  const name = useLessonText()(lesson, 'name');
  const isOpen = hasOpenTasks(lesson);
  if (!isOpen && !hasPractice(lesson) && !hasConversations(lesson)) return null;
  return (
    <Section id="practice" title={t('title')} lead={t(isOpen ? 'openLead' : 'lead')}>
      <div className="grid grid-cols-1 gap-14">
        {hasPractice(lesson) ? <PracticeSet type={lesson} name={name} /> : null}
        {isOpen ? (
          <OpenSet lesson={lesson} name={name} photoOf={(scene) => <ScenePhoto name={scene} />} />
        ) : null}
        {hasConversations(lesson) ? <PracticeConversations lesson={lesson} name={name} /> : null}
      </div>
    </Section>
  );
}
