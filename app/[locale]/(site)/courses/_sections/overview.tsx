import { useTranslations } from 'next-intl';
import { sectionIcons } from '@/components/figures/section-icons';
import { JumpList } from '@/components/ui/jump-list';
import { courseSections, lessonCount } from '@/lib/site/courses';

/** The sections of the course at a glance; each leads to its place on the page. */
export function CourseOverview() {
  const t = useTranslations('courses');
  const lessons = useTranslations('figures.lessonPath');
  return (
    <JumpList
      label={t('jump')}
      items={courseSections.map((section) => ({
        key: section,
        tint: section,
        icon: sectionIcons[section],
        name: t(`sections.${section}.title`),
        end: lessons('lessons', { count: lessonCount(section) }),
      }))}
      roomy
    />
  );
}
