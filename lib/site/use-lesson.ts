import { useTranslations } from 'next-intl';
import { lessonCatalogs, type CourseKey } from './courses';

/** The teaching texts of a lesson. All have the shape of the one that stands for them here, to which use-lesson.test.ts holds them. */
export function useLesson(key: CourseKey) {
  return useTranslations(lessonCatalogs[key] as (typeof lessonCatalogs)['readAndSelect']);
}

export function useSampleNotes(key: CourseKey) {
  return useTranslations(`${lessonCatalogs[key] as (typeof lessonCatalogs)['writingSample']}.samples`);
}
