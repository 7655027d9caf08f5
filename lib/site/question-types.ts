import type { Course } from '@/lib/site/courses';

interface QuestionType {
  /** Name of its message in the `practice` catalog. */
  key: string;
  /** The test's own name; English in every language. */
  name: string;
  /** Its lesson in the free course. */
  lesson: Course['slug'];
  /** It left the test and stays as training. */
  training?: true;
}

/**
 * The question types of the practice questions by skill, in the order of the course (spec section 1): the thirteen of
 * the test since July 2025, and two that left it then and stay as training (Read Aloud, Listen Then Speak).
 */
export const questionTypes = {
  reading: [
    { key: 'readAndSelect', name: 'Read and Select', lesson: 'det-read-and-select-course' },
    { key: 'fillInTheBlanks', name: 'Fill in the Blanks', lesson: 'det-fill-in-the-blanks' },
    { key: 'interactiveReading', name: 'Interactive Reading', lesson: 'det-interactive-reading-course' },
    { key: 'readAndComplete', name: 'Read and Complete', lesson: 'det-read-and-complete-prep-course' },
  ],
  listening: [
    { key: 'listenAndType', name: 'Listen and Type', lesson: 'det-prep-course-listen-and-type-questions' },
    {
      key: 'interactiveListening',
      name: 'Interactive Listening',
      lesson: 'det-prep-course-interactive-listening',
    },
  ],
  speaking: [
    { key: 'readAloud', name: 'Read Aloud', lesson: 'det-prep-course-read-aloud', training: true },
    { key: 'speakAboutThePhoto', name: 'Speak About the Photo', lesson: 'det-course-speak-about-the-photo' },
    { key: 'readThenSpeak', name: 'Read Then Speak', lesson: 'det-course-read-listen-then-speak' },
    {
      key: 'interactiveSpeaking',
      name: 'Interactive Speaking',
      lesson: 'det-course-read-listen-then-speak',
    },
    {
      key: 'listenThenSpeak',
      name: 'Listen Then Speak',
      lesson: 'det-course-read-listen-then-speak',
      training: true,
    },
    { key: 'speakingSample', name: 'Speaking Sample', lesson: 'det-course-speaking-sample' },
  ],
  writing: [
    { key: 'writeAboutThePhoto', name: 'Write About the Photo', lesson: 'det-write-about-the-photo-course' },
    { key: 'interactiveWriting', name: 'Interactive Writing', lesson: 'det-interactive-writing' },
    { key: 'writingSample', name: 'Writing Sample', lesson: 'det-prep-course-writing-sample' },
  ],
} as const satisfies Record<string, readonly QuestionType[]>;

export type Skill = keyof typeof questionTypes;
export type QuestionTypeEntry = (typeof questionTypes)[Skill][number];

/** The test's own names, by message key. */
export const questionNames = Object.fromEntries(
  Object.values(questionTypes)
    .flat()
    .map(({ key, name }) => [key, name]),
) as Record<QuestionTypeEntry['key'], string>;

/** Whether a type left the test and stays as training. */
export function isTraining(key: QuestionTypeEntry['key']): boolean {
  return Object.values(questionTypes)
    .flat()
    .some((type) => type.key === key && 'training' in type);
}

/** How many question types can be practised. */
export const questionTypeCount = Object.values(questionTypes).flat().length;
