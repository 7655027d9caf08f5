import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/i18n/navigation';
import { courses, courseSections } from '@/lib/site/courses';
import { useLessonText } from '@/lib/site/use-lesson-text';

/** The lessons, section by section; each section is an anchor (spec section 2). */
export function CourseSections() {
  const t = useTranslations('courses');
  const lesson = useLessonText();
  return courseSections.map((section, index) => (
    <Section
      key={section}
      id={section}
      title={t(`sections.${section}.title`)}
      lead={t(`sections.${section}.lead`)}
      tone={index % 2 === 0 ? 'sunken' : 'plain'}
    >
      <ul data-tint={section} className="grid gap-4 md:grid-cols-2">
        {courses
          .filter((course) => course.section === section)
          .map((course) => (
            <li key={course.key}>
              <Link
                to={`/courses/${course.slug}`}
                className="group flex h-full flex-col rounded-card border border-line bg-surface p-6 transition-colors duration-150 hover:border-tint-strong"
              >
                <h3 className="text-lg font-semibold">{lesson(course.key, 'name')}</h3>
                <p className="mt-2 mb-5 text-muted">{lesson(course.key, 'what')}</p>
                <span className="mt-auto inline-flex items-center gap-2 font-semibold text-tint-strong">
                  {t('open')}
                  <ArrowRight
                    aria-hidden="true"
                    className="size-4 transition-transform duration-150 group-hover:translate-x-1"
                  />
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  ));
}
