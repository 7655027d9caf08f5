import { useTranslations } from 'next-intl';
import { formatNumbers } from '../questions/test-format';
import type { CourseKey } from './courses';

type LessonPart = 'name' | 'what';

export function useLessonText(): (key: CourseKey, part: LessonPart) => string {
  const t = useTranslations('courses.lessons');
  return (key, part) => t(`${key}.${part}`, formatNumbers);
}
