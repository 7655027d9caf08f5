import { jsonEntry, onChangedElsewhere } from '../browser/storage';
import type { CourseProgress, KeptSet, LessonProgress } from './progress';

export const progressEntry = jsonEntry<CourseProgress>({
  area: 'localStorage',
  name: 'course_progress',
  inPage: true,
  parse: (value) => {
    if (!isRecord(value)) return null;
    return Object.fromEntries(
      Object.entries(value).flatMap(([lesson, kept]) => {
        const read = readLesson(kept);
        return read ? [[lesson, read]] : [];
      }),
    );
  },
});

/**
 * Changes what is kept and tells whoever follows it.
 *
 * @param change gets the moment, ISO 8601
 */
export function changeProgress(change: (progress: CourseProgress, now: string) => CourseProgress): void {
  progressEntry.write(change(progressEntry.read() ?? {}, new Date().toISOString()));
  for (const listener of listeners) listener();
}

/**
 * Calls back when the progress has changed: here, in another tab, or while the page lay in the browser's history.
 *
 * @returns stops listening
 */
export function followProgress(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onChangedElsewhere(progressEntry, listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    stop();
    window.removeEventListener('pageshow', listener);
  };
}

const listeners = new Set<() => void>();

/** Of a part that cannot be used, nothing is taken; the others stay. */
function readLesson(kept: unknown): LessonProgress | undefined {
  if (!isRecord(kept) || !isMoment(kept.opened)) return undefined;
  const { opened, questions, sets, checked, done, undone } = kept;
  return {
    opened,
    ...(isCount(questions) && { questions }),
    ...(isRecord(sets) && { sets: readSets(sets) }),
    ...(Array.isArray(checked) && { checked: checked.filter(isCount) }),
    ...(isMoment(done) && { done }),
    ...(isMoment(undone) && { undone }),
  };
}

function readSets(sets: Record<string, unknown>): Record<string, KeptSet> {
  return Object.fromEntries(
    Object.entries(sets).flatMap(([id, set]) => {
      if (!isRecord(set)) return [];
      const { answered, right, of, again } = set;
      if (!isCount(answered) || !isCount(right) || !isCount(of)) return [];
      return [[id, { answered, right, of, ...(isMoment(again) && { again }) }]];
    }),
  );
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
