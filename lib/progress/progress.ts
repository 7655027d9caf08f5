import type { SetReport } from '../questions/report/on-report';

/** What a reader has done in a lesson. Moments are ISO 8601. */
export interface LessonProgress {
  opened: string;
  /** How many questions its practice sets have together, when one of them was answered last. */
  questions?: number;
  /** By the id of the first question of a set: how many are answered, and `right` points `of` so many where somebody judges. */
  sets?: Readonly<Record<string, KeptSet>>;
  /** Numbers, from 0, of what the reader has ticked under "Check yourself". */
  checked?: readonly number[];
  /** When it was finished: its sets were answered, all was ticked, or the reader said so. */
  done?: string;
  /** When the reader said last that it was not finished; with an account, what another browser says later stands. */
  undone?: string;
}

export interface KeptSet extends Pick<SetReport, 'answered' | 'right' | 'of'> {
  /** When it was last begun anew; with an account, what another browser had of it before counts for nothing then. */
  again?: string;
}

interface LessonReport extends SetReport {
  questions: number;
}

/** By the key of the lesson. Changes make new ones, and leave what they know nothing about. */
export type CourseProgress = Readonly<Record<string, Readonly<LessonProgress>>>;

export function withOpened(progress: CourseProgress, lesson: string, now: string): CourseProgress {
  return { ...progress, [lesson]: { ...progress[lesson], opened: now } };
}

/**
 * The progress once more or less of a practice set is answered. The last answer of all sets finishes the lesson; when they are
 * only looked at again it does not, so that the reader's own word stands. Answering anew takes nothing back.
 */
export function withSet(
  progress: CourseProgress,
  lesson: string,
  { id, questions, answered, right, of }: LessonReport,
  now: string,
): CourseProgress {
  const before = progress[lesson] ?? { opened: now };
  const last = before.sets?.[id];
  const again = last && answered < last.answered ? now : last?.again;
  const set = { answered, right, of, ...(again && { again }) };
  const after = { ...before, questions, sets: { ...before.sets, [id]: set } };
  const isFinishedNow = isAnswered(after) && !isAnswered(before);
  const done = before.done ?? (isFinishedNow ? now : undefined);
  return { ...progress, [lesson]: { ...after, ...(done && { done }) } };
}

export function withCheck(
  progress: CourseProgress,
  lesson: string,
  isDone: boolean,
  now: string,
): CourseProgress {
  const { done: before, undone, ...rest } = progress[lesson] ?? { opened: now };
  if (isDone) return { ...progress, [lesson]: { ...rest, done: before ?? now } };
  const since = before === undefined ? undone : now;
  return { ...progress, [lesson]: { ...rest, ...(since && { undone: since }) } };
}

/**
 * The progress once the reader has ticked what they can do, or has taken a tick back. The last tick finishes the lesson; taking one
 * back does not undo that.
 *
 * @param checked numbers of all that is ticked now
 * @param of how many can be
 */
export function withTicks(
  progress: CourseProgress,
  lesson: string,
  checked: readonly number[],
  of: number,
  now: string,
): CourseProgress {
  const ticked = { ...progress, [lesson]: { ...(progress[lesson] ?? { opened: now }), checked } };
  return of > 0 && checked.length === of ? withCheck(ticked, lesson, true, now) : ticked;
}

export function answeredIn({ sets = {} }: LessonProgress): number {
  return Object.values(sets).reduce((sum, { answered }) => sum + answered, 0);
}

function isAnswered(lesson: LessonProgress): boolean {
  const { questions = 0 } = lesson;
  return questions > 0 && answeredIn(lesson) >= questions;
}

/** `answered`: some questions are; `begun`: it was opened. */
export type LessonState = 'done' | 'answered' | 'begun';

/** What a lesson is shown as; undefined for one that was never opened. */
export function stateOf(lesson: LessonProgress | undefined): LessonState | undefined {
  if (!lesson) return undefined;
  if (lesson.done) return 'done';
  return answeredIn(lesson) > 0 ? 'answered' : 'begun';
}

export function finishedIn(progress: CourseProgress, lessons: readonly string[]): string[] {
  return lessons.filter((lesson) => progress[lesson]?.done !== undefined);
}

/**
 * The lesson to go on with: the one that the diagnostic test has put first, until it is finished; else the one that was open last, or when
 * that is finished, the next unfinished one after it; from the end it goes on at the beginning.
 *
 * @param lessons in the order of the course, or in that of the test
 * @param isTested whether the order is that of the test
 * @returns undefined when all of them are finished
 */
export function nextIn(
  progress: CourseProgress,
  lessons: readonly string[],
  isTested = false,
): string | undefined {
  const openedAt = (lesson: string) => progress[lesson]?.opened ?? '';
  const isLeft = (lesson: string) => progress[lesson]?.done === undefined;
  const last = lessons.reduce(
    (latest, lesson, index) => (openedAt(lesson) > openedAt(lessons[latest] ?? '') ? index : latest),
    0,
  );
  const from = isTested && lessons.slice(0, 1).some(isLeft) ? 0 : last;
  return [...lessons.slice(from), ...lessons.slice(0, from)].find(isLeft);
}
