import { useTranslations } from 'next-intl';
import { SectionMenu } from '@/components/layout/section-menu.island';
import { courseSections } from '@/lib/site/courses';

/** The anchors of the courses page (spec section 2). */
export function CourseMenu() {
  const t = useTranslations('courses');
  return (
    <SectionMenu
      label={t('jump')}
      items={[
        { key: 'complete', name: t('complete.title') },
        ...courseSections.map((section) => ({ key: section, name: t(`sections.${section}.title`) })),
        { key: 'faq', name: t('faq.title') },
      ]}
    />
  );
}
