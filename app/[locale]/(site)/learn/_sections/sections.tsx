import { useTranslations } from 'next-intl';
import { sectionIcons } from '@/components/figures/section-icons';
import { Dense } from '@/components/ui/dense';
import { FactList } from '@/components/ui/fact-list';
import { Row, rowLinkClass } from '@/components/ui/rows';
import { Link } from '@/lib/routes/link';
import { courseSections, lessonCount } from '@/lib/site/courses';
import { facts } from '@/lib/site/facts';

export function LearningPathSections() {
  const t = useTranslations('learn');
  const { lessons, workloadDays: days } = facts.course;
  return (
    <Dense
      id="course"
      title={t('course.title')}
      lead={t('course.lead', { lessons, days })}
      tone="sunken"
      aside={
        <div className="mt-6">
          <FactList
            shape="square"
            facts={[
              { key: 'lessons', label: t('facts.lessons'), value: t('facts.lessonsValue', { n: lessons }) },
              { key: 'workload', label: t('facts.workload'), value: t('terms.days', { days }) },
              { key: 'level', label: t('facts.level'), value: t('facts.levelValue') },
              { key: 'price', label: t('facts.price'), value: t('facts.priceValue') },
            ]}
          />
        </div>
      }
    >
      <ul className="dense-rows">
        {courseSections.map((section) => (
          <Row
            key={section}
            tint={section}
            icon={sectionIcons[section]}
            name={
              <Link to="courses" hash={section} className={rowLinkClass}>
                {t(`sections.${section}.title`)}
              </Link>
            }
            line={t(`sections.${section}.body`)}
            end={t('sections.lessons', { n: lessonCount(section) })}
          />
        ))}
      </ul>
    </Dense>
  );
}
