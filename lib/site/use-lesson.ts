import { useTranslations } from 'next-intl';
import { lessonCatalogs, type CourseKey } from './courses';

/** The teaching texts of a lesson. All have the shape of the one that stands for them here, to which use-lesson.test.ts holds them. */
export function useLesson(key: CourseKey) {
  return useTranslations(lessonCatalogs[key] as (typeof lessonCatalogs)['readAndSelect']);
}

/** The notes to the sample answers of a lesson that has them, all of one shape too. */
export function useSampleNotes(key: CourseKey) {
  return useTranslations(`${lessonCatalogs[key] as (typeof lessonCatalogs)['writingSample']}.samples`);
}
