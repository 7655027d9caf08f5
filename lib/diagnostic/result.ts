import { jsonEntry } from '../browser/storage';
import { courses } from '../site/courses';
import { facts } from '../site/facts';
import { lessonReasons, type LessonReason } from './lesson-reasons';
import type { SuggestedLesson } from './lessons';
import { widened, type ScoreRange, type SkillRanges } from './range';
import { resultName } from './kept-result';

/** What came out of the last diagnostic test in this browser. It is a range and never a number. */
export interface DiagnosticResult extends ScoreRange {
  /** When the test ended, ISO 8601. */
  at: string;
  /** null for a skill that was not measured; speaking and writing never are. */
  skills: SkillRanges;
  /** Every lesson of the course, the one to begin with first. */
  lessons: readonly SuggestedLesson[];
  timed: boolean;
}

/** Kept before the common error of all difficulties was part of a range, and before a type had to be weak beyond chance. */
type FirstResult = Omit<DiagnosticResult, 'timed'>;

export const resultEntry = jsonEntry<DiagnosticResult>({
  area: 'localStorage',
  name: resultName,
  inPage: true,
  parse: (value) => {
    if (!isFirstResult(value)) return null;
    return isResult(value) ? value : asToday(value);
  },
});

/** The last result in this browser, for any page that has a use for it; null where there is none. */
export const readDiagnosticResult = (): DiagnosticResult | null => resultEntry.read();

const isResult = (value: FirstResult): value is DiagnosticResult =>
  typeof (value as Partial<DiagnosticResult>).timed === 'boolean';

/** An older result as far as it holds: its ranges were too narrow, and what it called weak or strong was mostly chance. */
function asToday({ skills, lessons, ...range }: FirstResult): DiagnosticResult {
  const { reading, listening } = skills;
  return {
    ...range,
    ...widened(range),
    skills: { reading: reading && widened(reading), listening: listening && widened(listening) },
    lessons: lessons
      .map(({ lesson, reason }) => ({ lesson, reason: reasonToday[reason] ?? reason }))
      .sort((one, other) => lessonReasons.indexOf(one.reason) - lessonReasons.indexOf(other.reason)),
    // It was not kept; most took the test with its limits.
    timed: true,
  };
}

const reasonToday: Partial<Record<LessonReason, LessonReason>> = {
  weak: 'even',
  strong: 'even',
  related: 'open',
};

function isFirstResult(value: unknown): value is FirstResult {
  if (!isRange(value)) return false;
  const { at, skills, lessons } = value as Partial<Record<keyof DiagnosticResult, unknown>>;
  return (
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    isSkills(skills) &&
    Array.isArray(lessons) &&
    lessons.every(isLesson)
  );
}

function isRange(value: unknown): value is ScoreRange {
  if (typeof value !== 'object' || value === null) return false;
  const { low, high } = value as Partial<Record<keyof ScoreRange, unknown>>;
  const isScore = (score: unknown) =>
    typeof score === 'number' && score >= facts.scale.min && score <= facts.scale.max;
  return isScore(low) && isScore(high) && Number(low) <= Number(high);
}

function isSkills(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { reading, listening } = value as Partial<Record<keyof SkillRanges, unknown>>;
  return [reading, listening].every((skill) => skill === null || isRange(skill));
}

function isLesson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { lesson, reason } = value as { lesson?: unknown; reason?: unknown };
  return courses.some(({ key }) => key === lesson) && lessonReasons.some((known) => known === reason);
}
