import { useTranslations } from 'next-intl';
import { sectionIcons } from '@/components/figures/section-icons';
import { Dense } from '@/components/ui/dense';
import { Row, rowLinkClass } from '@/components/ui/rows';
import { formatNumbers } from '@/lib/questions/test-format';
import { Link } from '@/lib/routes/link';
import { courseSections, lessonCount } from '@/lib/site/courses';
import { HomeCourse } from './course';

export function HomeSkills() {
  const t = useTranslations('home.skills');
  const name = useTranslations('courses.sections');
  return (
    <Dense id="skills" title={t('title')} lead={t('lead')} aside={<HomeCourse />}>
      <ul className="dense-rows">
        {courseSections.map((section) => (
          <Row
            key={section}
            tint={section}
            icon={sectionIcons[section]}
            name={
              <Link to="courses" hash={section} className={rowLinkClass}>
                {name(`${section}.title`)}
              </Link>
            }
            line={<span className="max-sm:hidden">{t(section, formatNumbers)}</span>}
            end={t('count', { count: lessonCount(section) })}
          />
        ))}
      </ul>
    </Dense>
  );
}
