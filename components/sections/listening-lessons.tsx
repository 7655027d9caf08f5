import { BookA, Headphones, MessagesSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Row, rowLinkClass } from '@/components/ui/rows';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/i18n/navigation';
import { courses, type Course } from '@/lib/site/courses';

/** The lessons of the free course that listening practice leans on: the section on listening, and the words for it. */
const lessons = [
  { key: 'listenAndType', slug: 'det-prep-course-listen-and-type-questions', icon: Headphones },
  { key: 'interactiveListening', slug: 'det-prep-course-interactive-listening', icon: MessagesSquare },
  { key: 'scenarios', slug: 'det-listening-words', icon: BookA },
] as const satisfies readonly { key: string; slug: Course['slug']; icon: unknown }[];

/** How many lessons the section on listening has, as everywhere on the site. */
export const listeningLessonCount = courses.filter(({ section }) => section === 'listening').length;

/** Links to the free lessons on listening, each with what it teaches; catalog `listen`. */
export function ListeningLessons() {
  const t = useTranslations('listen.lessons');
  const section = useTranslations('courses.sections');
  return (
    <Section id="lessons" title={t('title')}>
      <ul className="dense-rows">
        {lessons.map(({ key, slug, icon }) => {
          const course = courses.find((entry) => entry.slug === slug);
          return (
            <Row
              key={key}
              tint={course?.section}
              icon={icon}
              name={
                <Link to={`/courses/${slug}`} className={rowLinkClass}>
                  {t(`${key}.title`)}
                </Link>
              }
              line={t(`${key}.body`)}
              end={course ? section(`${course.section}.title`) : null}
            />
          );
        })}
      </ul>
    </Section>
  );
}
