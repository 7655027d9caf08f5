import type { SetReport } from '../questions/report';

/** What a reader has done in a lesson. Moments are ISO 8601. */
export interface LessonProgress {
  /** When it was open last. */
  opened: string;
  /** Of its practice set: how many questions there are and are answered, and points, where somebody judges. */
  set?: SetReport;
  /** When it was finished: the set was answered, or the reader said so. */
  done?: string;
}

/** By the key of the lesson. Changes make new ones, and leave what they know nothing about. */
export type CourseProgress = Readonly<Record<string, Readonly<LessonProgress>>>;

/** The progress once a lesson was opened at `now`. */
export function withOpened(progress: CourseProgress, lesson: string, now: string): CourseProgress {
  return { ...progress, [lesson]: { ...progress[lesson], opened: now } };
}

/**
 * The progress once more or less of the practice set is answered. The last answer finishes the lesson; a set that was answered
 * before and is only looked at again does not, so that the reader's own word stands. Answering anew takes nothing back.
 */
export function withSet(
  progress: CourseProgress,
  lesson: string,
  set: SetReport,
  now: string,
): CourseProgress {
  const before = progress[lesson];
  const isFinishedNow = isAnswered(set) && !(before?.set && isAnswered(before.set));
  const done = before?.done ?? (isFinishedNow ? now : undefined);
  return { ...progress, [lesson]: { opened: before?.opened ?? now, set, ...(done && { done }) } };
}

/** The progress once the reader has said that a lesson is finished, or is not. */
export function withCheck(
  progress: CourseProgress,
  lesson: string,
  isDone: boolean,
  now: string,
): CourseProgress {
  const { done: before, ...rest } = progress[lesson] ?? { opened: now };
  return { ...progress, [lesson]: isDone ? { ...rest, done: before ?? now } : rest };
}

const isAnswered = ({ questions, answered }: SetReport): boolean => questions > 0 && answered >= questions;

/** `answered`: some questions are; `begun`: it was opened. */
export type LessonState = 'done' | 'answered' | 'begun';

/** What a lesson is shown as; undefined for one that was never opened. */
export function stateOf(lesson: LessonProgress | undefined): LessonState | undefined {
  if (!lesson) return undefined;
  if (lesson.done) return 'done';
  return lesson.set && lesson.set.answered > 0 ? 'answered' : 'begun';
}

/** Those of the lessons that are finished. */
export function finishedIn(progress: CourseProgress, lessons: readonly string[]): string[] {
  return lessons.filter((lesson) => progress[lesson]?.done !== undefined);
}

/**
 * The lesson to go on with: the one that was open last, or when that is finished, the next unfinished one after it; from the end it
 * goes on at the beginning.
 *
 * @param lessons in the order of the course
 * @returns undefined when all of them are finished
 */
export function nextIn(progress: CourseProgress, lessons: readonly string[]): string | undefined {
  const openedAt = (lesson: string) => progress[lesson]?.opened ?? '';
  const last = lessons.reduce(
    (latest, lesson, index) => (openedAt(lesson) > openedAt(lessons[latest] ?? '') ? index : latest),
    0,
  );
  const inTurn = [...lessons.slice(last), ...lessons.slice(0, last)];
  return inTurn.find((lesson) => progress[lesson]?.done === undefined);
}
