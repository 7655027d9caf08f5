import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { ScenePhoto } from '@/components/figures/scene-photo';
import { OpenSet } from '@/components/questions/open-set';
import { PracticeSet } from '@/components/questions/practice-set';
import { hasPractice } from '@/lib/questions/items';
import { hasOpenTasks } from '@/lib/questions/open-items';
import { setTypeOf } from '@/lib/questions/sets';
import { Link } from '@/lib/routes/link';
import { courses, type CourseKey } from '@/lib/site/courses';
import { useLessonText } from '@/lib/site/use-lesson-text';
import { TypeSets } from './type-sets';

export function LessonPractice({ lesson }: { lesson: CourseKey }) {
  const t = useTranslations('lesson.practice');
  const name = useLessonText()(lesson, 'name');
  const isOpen = hasOpenTasks(lesson);
  const setType = setTypeOf(lesson);
  if (!isOpen && !hasPractice(lesson) && !setType) return null;
  const onward = <Onward lesson={lesson} />;
  return (
    <section id="practice" aria-labelledby="practice-title" className="pt-5 pb-12 md:py-16">
      <div className="page-grid grid grid-cols-1 gap-14">
        <h2 id="practice-title" className="-mb-13 text-title font-bold md:-mb-8">
          {t('title')}
        </h2>
        {hasPractice(lesson) ? <PracticeSet type={lesson} name={name} onward={onward} /> : null}
        {isOpen ? (
          <OpenSet
            lesson={lesson}
            name={name}
            photoOf={(scene) => <ScenePhoto name={scene} />}
            onward={onward}
          />
        ) : null}
        {setType ? <TypeSets type={setType} onward={onward} /> : null}
      </div>
    </section>
  );
}

function Onward({ lesson }: { lesson: CourseKey }) {
  const t = useTranslations('lesson');
  const text = useLessonText();
  const next = courses[courses.findIndex(({ key }) => key === lesson) + 1];
  return (
    <p className="-ms-5 flex flex-wrap gap-x-3">
      <a href="#scoring" className={buttonClass('quiet')}>
        {t('scoring')}
      </a>
      {next ? (
        <Link to={`/courses/${next.slug}`} className={buttonClass('quiet', 'text-start')}>
          {t('next')}: {text(next.key, 'name')}
        </Link>
      ) : null}
    </p>
  );
}
