import { useFormatter, useTranslations } from 'next-intl';
import { LessonLine, LessonSign } from '@/components/progress/lesson-state';
import { LessonStates } from '@/components/progress/lesson-states.island';
import { Row, rowLinkClass } from '@/components/ui/rows';
import { Link } from '@/lib/routes/link';
import { courses, courseSections, type Course, type CourseSection } from '@/lib/site/courses';
import { useLesson } from '@/lib/site/use-lesson';
import { useLessonText } from '@/lib/site/use-lesson-text';

/** The lessons, section by section; each section is an anchor (spec section 2). */
export function CourseSections() {
  return (
    <LessonStates className="page-grid grid gap-10 pb-12 md:gap-16 md:pb-20">
      {courseSections.map((section) => (
        <LessonRows key={section} section={section} />
      ))}
    </LessonStates>
  );
}

function LessonRows({ section }: { section: CourseSection }) {
  const t = useTranslations('courses');
  return (
    <section
      id={section}
      aria-labelledby={`${section}-title`}
      data-tint={section}
      className="grid grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div className="min-w-0 self-start lg:sticky lg:top-40">
        <h2 id={`${section}-title`} className="text-title font-bold">
          {t(`sections.${section}.title`)}
        </h2>
        <p className="mt-1 text-muted md:mt-3">{t(`sections.${section}.lead`)}</p>
      </div>
      <ol className="dense-rows">
        {courses.map((course, index) =>
          course.section === section ? (
            <LessonRow key={course.key} course={course} number={index + 1} />
          ) : null,
        )}
      </ol>
    </section>
  );
}

function LessonRow({ course, number }: { course: Course; number: number }) {
  const name = useLessonText()(course.key, 'name');
  const goal = useLesson(course.key)('goal');
  const format = useFormatter();
  return (
    <Row
      sign={<LessonSign lesson={course.key} number={format.number(number)} />}
      name={
        <Link to={`/courses/${course.slug}`} className={rowLinkClass}>
          {name}
        </Link>
      }
      line={
        <>
          {goal}
          <LessonLine lesson={course.key} minutes={course.minutes} />
        </>
      }
    />
  );
}
