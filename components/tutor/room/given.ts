import type { Messages } from '@/lib/i18n/messages';
import type { CourseKey } from '@/lib/site/courses';

export type TutorTexts = Pick<Messages, 'tutor-room'>;

export interface LessonLink {
  href: string;
  name: string;
}

export interface TutorLinks {
  login: string;
  plans: string;
  privacy: string;
  courses: string;
  practice: string;
  correction: string;
  lessons: Readonly<Record<CourseKey, LessonLink>>;
}
