import { useTranslations } from 'next-intl';
import { sectionIcons } from '@/components/figures/section-icons';
import { Dense } from '@/components/ui/dense';
import { Row, rowClass } from '@/components/ui/row-list';
import { Link } from '@/lib/i18n/navigation';
import { courses, courseSections } from '@/lib/site/courses';
import { facts } from '@/lib/site/facts';
import { HomeCourse } from './home-course';

/** The five skills in their tints, each leading to its part of the course. */
export function HomeSkills() {
  const t = useTranslations('home.skills');
  const name = useTranslations('courses.sections');
  const values = { seconds: facts.speakAboutThePhotoSeconds, minutes: facts.writeAboutThePhotoMinutes };
  return (
    <Dense id="skills" title={t('title')} lead={t('lead')} aside={<HomeCourse />}>
      <ul className="dense-rows">
        {courseSections.map((section) => (
          <li key={section} data-tint={section}>
            <Link to="courses" hash={section} className={rowClass}>
              <Row
                icon={sectionIcons[section]}
                title={<h3 className="text-lg font-semibold">{name(`${section}.title`)}</h3>}
                body={t(section, values)}
                value={t('count', { count: courses.filter((course) => course.section === section).length })}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Dense>
  );
}
