import { useFormatter, useTranslations } from 'next-intl';
import { Row, rowLinkClass } from '@/components/ui/rows';
import { Link } from '@/lib/routes/link';
import { courses, courseSections, type CourseSection } from '@/lib/site/courses';
import { useLessonText } from '@/lib/site/use-lesson-text';

/** The lessons, section by section; each section is an anchor (spec section 2). */
export function CourseSections() {
  return (
    <div className="page-grid grid gap-10 pb-12 md:gap-16 md:pb-20">
      {courseSections.map((section) => (
        <LessonRows key={section} section={section} />
      ))}
    </div>
  );
}

/** The lessons of one section under its heading, numbered as they follow each other in the whole course. */
function LessonRows({ section }: { section: CourseSection }) {
  const t = useTranslations('courses');
  const lesson = useLessonText();
  const format = useFormatter();
  return (
    <section
      id={section}
      aria-labelledby={`${section}-title`}
      data-tint={section}
      className="grid grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div className="min-w-0 self-start lg:sticky lg:top-28">
        <h2 id={`${section}-title`} className="text-title font-bold">
          {t(`sections.${section}.title`)}
        </h2>
        <p className="mt-1 text-muted md:mt-3">{t(`sections.${section}.lead`)}</p>
      </div>
      <ol className="dense-rows">
        {courses.map((course, index) =>
          course.section === section ? (
            <Row
              key={course.key}
              sign={format.number(index + 1)}
              name={
                <Link to={`/courses/${course.slug}`} className={rowLinkClass}>
                  {lesson(course.key, 'name')}
                </Link>
              }
              line={lesson(course.key, 'what')}
            />
          ) : null,
        )}
      </ol>
    </section>
  );
}
