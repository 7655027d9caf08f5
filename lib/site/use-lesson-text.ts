import { useTranslations } from 'next-intl';
import { formatNumbers } from '../questions/test-format';
import type { CourseKey } from './courses';

type LessonPart = 'name' | 'what';

/** Texts of the lessons with their numbers filled in, in the language being rendered. */
export function useLessonText(): (key: CourseKey, part: LessonPart) => string {
  const t = useTranslations('courses.lessons');
  return (key, part) => t(`${key}.${part}`, formatNumbers);
}
