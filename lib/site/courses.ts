import type { Namespace } from '../i18n/namespaces';

/** The sections of the course, in teaching order; each is an anchor of /courses (spec section 2). */
export const courseSections = ['reading', 'listening', 'speaking', 'writing', 'vocabulary'] as const;

export type CourseSection = (typeof courseSections)[number];

/**
 * The lessons: slug of the page below /courses, the section it belongs to, its key in the `courses` catalog and about how long it
 * takes to read and to practice: its words at 150 a minute and the time limits of its practice sets (spec sections 1 and 2); and how long
 * what it begins with takes alone: the time limits of its first set or task, or its cards of a day. Order is the order of the course.
 */
export const courses = [
  { slug: 'det-read-and-select-course', key: 'readAndSelect', section: 'reading', minutes: 7, tryMinutes: 1 },
  { slug: 'det-fill-in-the-blanks', key: 'fillInTheBlanks', section: 'reading', minutes: 8, tryMinutes: 2 },
  {
    slug: 'det-interactive-reading-course',
    key: 'interactiveReading',
    section: 'reading',
    minutes: 39,
    tryMinutes: 7,
  },
  {
    slug: 'det-read-and-complete-prep-course',
    key: 'readAndComplete',
    section: 'reading',
    minutes: 21,
    tryMinutes: 15,
  },
  {
    slug: 'det-prep-course-listen-and-type-questions',
    key: 'listenAndType',
    section: 'listening',
    minutes: 11,
    tryMinutes: 5,
  },
  {
    slug: 'det-prep-course-interactive-listening',
    key: 'interactiveListening',
    section: 'listening',
    minutes: 30,
    tryMinutes: 8,
  },
  {
    slug: 'det-course-speak-about-the-photo',
    key: 'speakAboutThePhoto',
    section: 'speaking',
    minutes: 18,
    tryMinutes: 2,
  },
  {
    slug: 'det-course-read-listen-then-speak',
    key: 'readListenThenSpeak',
    section: 'speaking',
    minutes: 25,
    tryMinutes: 2,
  },
  { slug: 'det-prep-course-read-aloud', key: 'readAloud', section: 'speaking', minutes: 8, tryMinutes: 1 },
  {
    slug: 'det-course-speaking-sample',
    key: 'speakingSample',
    section: 'speaking',
    minutes: 23,
    tryMinutes: 4,
  },
  {
    slug: 'det-write-about-the-photo-course',
    key: 'writeAboutThePhoto',
    section: 'writing',
    minutes: 14,
    tryMinutes: 1,
  },
  {
    slug: 'det-interactive-writing',
    key: 'interactiveWriting',
    section: 'writing',
    minutes: 26,
    tryMinutes: 9,
  },
  {
    slug: 'det-prep-course-writing-sample',
    key: 'writingSample',
    section: 'writing',
    minutes: 31,
    tryMinutes: 6,
  },
  {
    slug: 'boost-det-vocabulary-7-adv-photo-desc-tech',
    key: 'photoVocabulary',
    section: 'vocabulary',
    minutes: 10,
    tryMinutes: 5,
  },
  {
    slug: 'det-listening-words',
    key: 'listeningVocabulary',
    section: 'vocabulary',
    minutes: 10,
    tryMinutes: 5,
  },
] as const satisfies readonly {
  slug: string;
  key: string;
  section: CourseSection;
  minutes: number;
  tryMinutes: number;
}[];

export type Course = (typeof courses)[number];
export type CourseKey = Course['key'];

export function lessonCount(section: CourseSection): number {
  return courses.filter((course) => course.section === section).length;
}

export const lessonCatalogs = {
  readAndSelect: 'lesson-read-and-select',
  fillInTheBlanks: 'lesson-fill-in-the-blanks',
  interactiveReading: 'lesson-interactive-reading',
  readAndComplete: 'lesson-read-and-complete',
  listenAndType: 'lesson-listen-and-type',
  interactiveListening: 'lesson-interactive-listening',
  speakAboutThePhoto: 'lesson-speak-about-the-photo',
  readListenThenSpeak: 'lesson-read-listen-then-speak',
  readAloud: 'lesson-read-aloud',
  speakingSample: 'lesson-speaking-sample',
  writeAboutThePhoto: 'lesson-write-about-the-photo',
  interactiveWriting: 'lesson-interactive-writing',
  writingSample: 'lesson-writing-sample',
  photoVocabulary: 'lesson-photo-vocabulary',
  listeningVocabulary: 'lesson-listening-vocabulary',
} as const satisfies Record<CourseKey, Namespace>;

/** The lesson at `/courses/<slug>`, or undefined when there is none. */
export function findCourse(slug: string): Course | undefined {
  return courses.find((course) => course.slug === slug);
}

export const tryAnchor = ({ section }: Pick<Course, 'section'>): 'practice' | 'cards' =>
  section === 'vocabulary' ? 'cards' : 'practice';
