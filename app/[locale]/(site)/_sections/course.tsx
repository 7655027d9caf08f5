import { useTranslations } from 'next-intl';
import { DiagnosticLink } from '@/components/blocks/diagnostic-link';
import { CourseRuler } from '@/components/ruler/course-ruler';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/routes/link';
import { facts } from '@/lib/site/facts';

export function HomeCourse() {
  const t = useTranslations('home.course');
  const { lessons, workloadDays: days } = facts.course;
  return (
    <div data-tint="courses" className="rounded-card bg-tint p-5 sm:p-6">
      <CourseRuler />
      <h3 className="mt-4 text-lg leading-snug font-semibold">{t('title')}</h3>
      <p className="mt-2 text-muted max-sm:text-sm">{t('lead', { lessons, days })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to="courses" className={buttonClass('primary')}>
          {t('more')}
        </Link>
        <DiagnosticLink look="secondary" />
      </div>
    </div>
  );
}
