import { useLocale, useTranslations } from 'next-intl';
import type { Course, ItemList } from 'schema-dts';
import { JsonLd } from '@/components/ui/json-ld';
import { env } from '@/lib/env';
import { localeTable } from '@/lib/i18n/locale-table';
import { absoluteUrl } from '@/lib/routes/metadata';
import { courseRoute, pathOf } from '@/lib/routes/routes';
import { courses, courseSections } from '@/lib/site/courses';
import { facts } from '@/lib/site/facts';
import { useLessonText } from '@/lib/site/use-lesson-text';
import { courseData, courseListData, type CoursePage } from '@/lib/structured-data/course';

export function CourseData() {
  const page = useCoursePage();
  return (
    <>
      <JsonLd<Course> data={courseData(page)} />
      <JsonLd<ItemList> data={courseListData(page)} />
    </>
  );
}

function useCoursePage(): CoursePage {
  const t = useTranslations('courses');
  const locale = useLocale();
  const lesson = useLessonText();
  return {
    site: env.SITE_URL,
    url: absoluteUrl(pathOf('courses'), locale),
    lang: localeTable[locale].lang,
    name: t('complete.title'),
    description: t('hero.lead', { lessons: facts.course.lessons }),
    level: t('facts.levelValue'),
    sections: courseSections.map((section) => ({
      anchor: section,
      name: t(`sections.${section}.title`),
      description: t(`sections.${section}.lead`),
      lessons: courses
        .filter((course) => course.section === section)
        .map((course) => ({
          name: lesson(course.key, 'name'),
          url: absoluteUrl(courseRoute(course).path, locale),
        })),
    })),
  };
}
