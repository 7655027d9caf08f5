import { useTranslations } from 'next-intl';
import { LessonPath } from '@/components/figures/lesson-path';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import { facts } from '@/lib/site/facts';

/** The free course, with its path beside it. */
export function HomeCourse() {
  const t = useTranslations('home.course');
  return (
    <section aria-labelledby="course-title" data-tint="courses" className="bg-tint py-14 md:py-20">
      <div className="page-grid grid items-center gap-12 lg:grid-cols-2">
        <div className="min-w-0 lg:order-2">
          <h2 id="course-title" className="text-title font-bold">
            {t('title')}
          </h2>
          <p className="mt-4 text-lead">
            {t('lead', { lessons: facts.course.lessons, days: facts.course.workloadDays })}
          </p>
          <Link to="courses" className={buttonClass('primary', 'mt-8')}>
            {t('more')}
          </Link>
        </div>
        <div className="min-w-0">
          <LessonPath />
        </div>
      </div>
    </section>
  );
}
