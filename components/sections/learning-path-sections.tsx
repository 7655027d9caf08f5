import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { courses, courseSections } from '@/lib/site/courses';

/** The sections of the free course with their number of lessons, each a link to its part of the courses page; catalog `learn`. */
export function LearningPathSections() {
  const t = useTranslations('learn');
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
      {courseSections.map((section, index) => (
        <li
          key={section}
          data-tint={section}
          className={
            index < 3 ? 'flex lg:col-span-2' : 'flex sm:last:col-span-2 lg:col-span-3 lg:last:col-span-3'
          }
        >
          <Link
            to="courses"
            hash={section}
            className="flex w-full min-w-0 flex-col rounded-card border border-transparent bg-tint p-6 transition-colors duration-150 hover:border-tint-strong"
          >
            <span className="text-sm font-semibold text-tint-strong">
              {t('sections.lessons', { n: courses.filter((course) => course.section === section).length })}
            </span>
            <h3 className="mt-1 text-lg font-bold">{t(`sections.${section}.title`)}</h3>
            <p className="mt-2 mb-4 text-muted">{t(`sections.${section}.body`)}</p>
            <ArrowRight aria-hidden="true" className="mt-auto size-5 text-tint-strong" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
