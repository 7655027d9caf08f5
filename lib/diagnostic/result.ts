import { jsonEntry } from '../browser/storage';
import { courses } from '../site/courses';
import { facts } from '../site/facts';
import { lessonReasons, type SuggestedLesson } from './lessons';
import type { ScoreRange, SkillRanges } from './range';
import { resultName } from './kept-result';

/** What came out of the last diagnostic test in this browser. It is a range and never a number. */
export interface DiagnosticResult extends ScoreRange {
  /** When the test ended, ISO 8601. */
  at: string;
  /** null for a skill that was not measured; speaking and writing never are. */
  skills: SkillRanges;
  /** Every lesson of the course, the one to begin with first. */
  lessons: readonly SuggestedLesson[];
}

export const resultEntry = jsonEntry<DiagnosticResult>({
  area: 'localStorage',
  name: resultName,
  inPage: true,
  parse: (value) => (isResult(value) ? value : null),
});

/** The last result in this browser, for any page that has a use for it; null where there is none. */
export const readDiagnosticResult = (): DiagnosticResult | null => resultEntry.read();

function isResult(value: unknown): value is DiagnosticResult {
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
