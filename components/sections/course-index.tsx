import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { sectionIcons } from '@/components/figures/section-icons';
import { Card } from '@/components/ui/card';
import { courses, courseSections } from '@/lib/site/courses';

/** The sections of the course at a glance; each leads to its place on the page. */
export function CourseIndex() {
  const t = useTranslations('courses');
  const lessons = useTranslations('figures.lessonPath');
  return (
    <Card className="overflow-hidden">
      <nav aria-label={t('jump')}>
        <ul className="divide-y divide-line">
          {courseSections.map((section) => {
            const Icon = sectionIcons[section];
            return (
              <li key={section} data-tint={section}>
                <a
                  href={`#${section}`}
                  className="group flex min-h-16 items-center gap-x-3.5 px-4 py-2.5 -outline-offset-4 hover:bg-sunken sm:px-6 lg:min-h-18"
                >
                  <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-tint text-tint-strong">
                    <Icon aria-hidden="true" className="size-5" />
                  </span>
                  <span className="min-w-0 flex-1 font-semibold group-hover:underline">
                    {t(`sections.${section}.title`)}
                  </span>
                  <span className="text-sm text-muted">
                    {lessons('lessons', {
                      count: courses.filter((course) => course.section === section).length,
                    })}
                  </span>
                  <ChevronRight
                    aria-hidden="true"
                    className="-ms-1 size-5 shrink-0 text-line-strong rtl:-scale-x-100"
                  />
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </Card>
  );
}
