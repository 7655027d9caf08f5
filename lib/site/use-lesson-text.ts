import { useTranslations } from 'next-intl';
import type { CourseKey } from './courses';
import { facts } from './facts';

/** Every number a lesson text may name; each text takes those it needs. */
const values = {
  min: facts.listenAndType.min,
  max: facts.listenAndType.max,
  seconds: facts.speakAboutThePhotoSeconds,
  minutes: facts.writeAboutThePhotoMinutes,
  ...facts.interactiveWritingMinutes,
};

type LessonPart = 'name' | 'what';

/** Texts of the lessons with their numbers filled in, in the language being rendered. */
export function useLessonText(): (key: CourseKey, part: LessonPart) => string {
  const t = useTranslations('courses.lessons');
  return (key, part) => t(`${key}.${part}`, values);
}
