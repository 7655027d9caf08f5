/** The sections of the course, in teaching order; each is an anchor of /courses (spec section 2). */
export const courseSections = ['reading', 'listening', 'speaking', 'writing', 'vocabulary'] as const;

export type CourseSection = (typeof courseSections)[number];

/**
 * The lessons: slug of the page below /courses, the section it belongs to and its key in the `courses` catalog
 * (spec sections 1 and 2). Order is the order of the course.
 */
export const courses = [
  { slug: 'det-read-and-select-course', key: 'readAndSelect', section: 'reading' },
  { slug: 'det-fill-in-the-blanks', key: 'fillInTheBlanks', section: 'reading' },
  { slug: 'det-interactive-reading-course', key: 'interactiveReading', section: 'reading' },
  { slug: 'det-read-and-complete-prep-course', key: 'readAndComplete', section: 'reading' },
  { slug: 'det-prep-course-listen-and-type-questions', key: 'listenAndType', section: 'listening' },
  { slug: 'det-prep-course-interactive-listening', key: 'interactiveListening', section: 'listening' },
  { slug: 'det-course-speak-about-the-photo', key: 'speakAboutThePhoto', section: 'speaking' },
  { slug: 'det-course-read-listen-then-speak', key: 'readListenThenSpeak', section: 'speaking' },
  { slug: 'det-prep-course-read-aloud', key: 'readAloud', section: 'speaking' },
  { slug: 'det-course-speaking-sample', key: 'speakingSample', section: 'speaking' },
  { slug: 'det-write-about-the-photo-course', key: 'writeAboutThePhoto', section: 'writing' },
  { slug: 'det-interactive-writing', key: 'interactiveWriting', section: 'writing' },
  { slug: 'det-prep-course-writing-sample', key: 'writingSample', section: 'writing' },
  { slug: 'boost-det-vocabulary-7-adv-photo-desc-tech', key: 'photoVocabulary', section: 'vocabulary' },
  { slug: 'det-listening-words', key: 'listeningVocabulary', section: 'vocabulary' },
] as const satisfies readonly { slug: string; key: string; section: CourseSection }[];

export type Course = (typeof courses)[number];
export type CourseKey = Course['key'];

/** The lesson at `/courses/<slug>`, or undefined when there is none. */
export function findCourse(slug: string): Course | undefined {
  return courses.find((course) => course.slug === slug);
}
