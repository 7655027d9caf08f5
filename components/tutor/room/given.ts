import type { Messages } from '@/lib/i18n/messages';
import type { CourseKey } from '@/lib/site/courses';

/** The catalog that the room brings along. */
export type TutorTexts = Pick<Messages, 'tutor-room'>;

/** Where a lesson is, and what it is called. */
export interface LessonLink {
  href: string;
  name: string;
}

/** Addresses that the room leads to. */
export interface TutorLinks {
  login: string;
  plans: string;
  privacy: string;
  courses: string;
  practice: string;
  correction: string;
  lessons: Readonly<Record<CourseKey, LessonLink>>;
}
