import type { DiagnosticResult } from '@/lib/diagnostic/result';
import { answeredIn, nextIn, type CourseProgress } from '@/lib/progress/progress';
import { courses, tryAnchor, type Course } from '@/lib/site/courses';
import { cardSource, type CardSource } from '@/lib/vocabulary/card-source';
import { dueOn, type Cards } from '@/lib/vocabulary/schedule';

export interface Kept {
  progress: CourseProgress | null;
  result: DiagnosticResult | null;
  cards: Cards | null;
}

export interface LessonStep {
  course: Course;
  /** Site path without locale, to where there is something to do. */
  path: string;
  answered: number;
  questions: number;
  isTested: boolean;
}

/**
 * The one next step: the lesson that the diagnostic test has put first, which is that of the weakest question type where one stands out,
 * until it is finished; then the lesson that was open last, until that is finished; then the next one, in the order of the test where
 * there is a result.
 *
 * @returns `finished` after the last lesson; undefined for a reader of whom nothing is known, who should take the test first
 */
export function nextStep({ progress, result }: Kept): LessonStep | 'finished' | undefined {
  const isBegun = courses.some(({ key }) => progress?.[key]);
  if (!isBegun && !result) return undefined;
  const order = result?.lessons.map(({ lesson }) => lesson) ?? courses.map(({ key }) => key);
  const key = nextIn(progress ?? {}, order, result !== null);
  const course = courses.find((one) => one.key === key);
  if (!course) return 'finished';
  const lesson = progress?.[course.key];
  const answered = lesson ? answeredIn(lesson) : 0;
  const questions = Math.max(answered, lesson?.questions ?? 0);
  const isTested = result?.lessons[0]?.lesson === course.key;
  return { course, path: `/courses/${course.slug}#${tryAnchor(course)}`, answered, questions, isTested };
}

/** Words to be asked again today, and the lesson that shows most of them: those that were missed in practice are in both. */
export interface DueCards {
  count: number;
  path: string;
}

/**
 * @param today as lib/vocabulary/schedule.ts counts days
 * @returns null where there are none
 */
export function dueCards({ cards }: Pick<Kept, 'cards'>, today: number): DueCards | null {
  const due = dueOn(cards ?? {}, today).map(cardSource);
  const from = (source: CardSource) => due.filter((one) => one === source).length;
  const [seen, heard, missed] = [from('pv'), from('lv'), from('rs')];
  const count = seen + heard + missed;
  if (count === 0) return null;
  const key = heard > seen ? 'listeningVocabulary' : 'photoVocabulary';
  const slug = courses.find((course) => course.key === key)?.slug ?? '';
  return { count, path: `/courses/${slug}#cards` };
}
