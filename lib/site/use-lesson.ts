import { useTranslations } from 'next-intl';
import type { Namespace } from '../i18n/namespaces';
import type { CourseKey } from './courses';

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

/** The teaching texts of a lesson. All have the shape of the one that stands for them here, to which use-lesson.test.ts holds them. */
export function useLesson(key: CourseKey) {
  return useTranslations(lessonCatalogs[key] as (typeof lessonCatalogs)['readAndSelect']);
}

/** The notes to the sample answers of a lesson that has them, all of one shape too. */
export function useSampleNotes(key: CourseKey) {
  return useTranslations(`${lessonCatalogs[key] as (typeof lessonCatalogs)['writingSample']}.samples`);
}
