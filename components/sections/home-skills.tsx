import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/i18n/navigation';
import { courses, courseSections } from '@/lib/site/courses';
import { facts } from '@/lib/site/facts';

/** The five skills in their tints, each leading to its part of the course. */
export function HomeSkills() {
  const t = useTranslations('home.skills');
  const name = useTranslations('courses.sections');
  const values = { seconds: facts.speakAboutThePhotoSeconds, minutes: facts.writeAboutThePhotoMinutes };
  return (
    <Section id="skills" title={t('title')} lead={t('lead')}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
        {courseSections.map((section, index) => (
          <li key={section} data-tint={section} className={index < 2 ? 'lg:col-span-3' : 'lg:col-span-2'}>
            <Link
              to="courses"
              hash={section}
              className="group flex h-full flex-col rounded-card bg-tint p-6 md:p-8"
            >
              <h3 className="text-xl font-bold">{name(`${section}.title`)}</h3>
              <p className="mt-2 mb-6">{t(section, values)}</p>
              <span className="mt-auto inline-flex items-center gap-2 font-semibold text-tint-strong">
                {t('count', { count: courses.filter((course) => course.section === section).length })}
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
  );
}
