'use client';

import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { fill } from '@/lib/i18n/fill';
import { finishedIn, nextIn } from '@/lib/progress/progress';
import type { CourseSection } from '@/lib/site/courses';
import { ProgressRuler } from './progress-ruler';
import { useDiagnosis } from './use-diagnosis';
import { useProgress } from './use-progress';

interface Lesson {
  key: string;
  section: CourseSection;
  name: string;
  href: string;
}

export interface SummaryTexts {
  whole: string;
  /** With `{done}`. */
  finished: string;
  first: string;
  next: string;
  all: string;
  /** Of the diagnostic test, with `{low}` and `{high}`. */
  range: string;
  /** The same, of a test without listening. */
  readingRange: string;
}

interface CourseSummaryProps {
  /** In the order of the course. */
  lessons: readonly Lesson[];
  texts: SummaryTexts;
}

/** See course-progress.tsx. Both states take the same room: that of the longer line, and of the longest name. */
export function CourseSummary({ lessons, texts }: CourseSummaryProps) {
  const progress = useProgress() ?? {};
  const diagnosis = useDiagnosis();
  const keys = lessons.map(({ key }) => key);
  const done = finishedIn(progress, keys);
  const isBegun = keys.some((key) => progress[key]);
  const nextKey = nextIn(
    progress,
    diagnosis?.lessons.map(({ lesson }) => lesson) ?? keys,
    diagnosis !== null,
  );
  const next = lessons.find(({ key }) => key === nextKey);
  const longest = lessons.reduce((most, { name }) => (name.length > most.length ? name : most), '');
  return (
    <div>
      <p className="grid text-lg font-semibold *:[grid-area:1/1]">
        <span className={classNames(isBegun && 'invisible')}>{texts.whole}</span>
        <span className={classNames(!isBegun && 'invisible')}>
          {fill(texts.finished, { done: done.length })}
        </span>
      </p>
      <ProgressRuler lessons={lessons} done={done} />
      <p className="mt-3 min-h-[2lh] text-sm text-muted">
        {diagnosis
          ? fill(texts[diagnosis.skills.listening ? 'range' : 'readingRange'], {
              low: diagnosis.low,
              high: diagnosis.high,
            })
          : null}
      </p>
      <div className="mt-2 grid min-h-19 content-start gap-y-1.5">
        {next ? (
          <>
            <p className="text-sm text-muted">{isBegun ? texts.next : texts.first}</p>
            <a href={next.href} data-soft="" className={buttonClass('primary')}>
              <span className="grid items-center *:[grid-area:1/1]">
                <span className="invisible">{longest}</span>
                <span>{next.name}</span>
              </span>
            </a>
          </>
        ) : (
          <p>{texts.all}</p>
        )}
      </div>
    </div>
  );
}
