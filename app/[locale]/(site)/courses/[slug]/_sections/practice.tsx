import { useTranslations } from 'next-intl';
import { ParkScene, parkPhoto } from '@/components/figures/park-scene';
import { Photo } from '@/components/figures/photo';
import { OpenSet } from '@/components/questions/open-set';
import { PracticeSet } from '@/components/questions/practice-set';
import { hasConversations, PracticeConversations } from './conversations';
import { Section } from '@/components/ui/section';
import { hasPractice } from '@/lib/questions/items';
import { hasOpenTasks, type OpenLesson } from '@/lib/questions/open-items';
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
        {isOpen ? <OpenPractice lesson={lesson} name={name} /> : null}
        {hasConversations(lesson) ? <PracticeConversations lesson={lesson} name={name} /> : null}
      </div>
    </Section>
  );
}

function OpenPractice({ lesson, name }: { lesson: OpenLesson; name: string }) {
  const photo = useTranslations('figures.correctedParagraph')('photo');
  return (
    <OpenSet
      lesson={lesson}
      name={name}
      photo={
        <Photo src={parkPhoto} alt={photo}>
          <ParkScene title={photo} />
        </Photo>
      }
    />
  );
}
