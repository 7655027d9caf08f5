'use client';

import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
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
  /** How much there is. */
  whole: string;
  /** With `{done}`. */
  finished: string;
  first: string;
  next: string;
  /** Every lesson is finished. */
  all: string;
  /** Of the diagnostic test, with `{low}` and `{high}`. */
  range: string;
}

interface CourseSummaryProps {
  /** In the order of the course. */
  lessons: readonly Lesson[];
  texts: SummaryTexts;
}

/** See course-progress.tsx. Both states take the same room: that of the longer line, and of a name of two lines on a phone. */
export function CourseSummary({ lessons, texts }: CourseSummaryProps) {
  const progress = useProgress() ?? {};
  const diagnosis = useDiagnosis();
  const keys = lessons.map(({ key }) => key);
  const done = finishedIn(progress, keys);
  const isBegun = keys.some((key) => progress[key]);
  const nextKey = nextIn(progress, diagnosis?.lessons.map(({ lesson }) => lesson) ?? keys);
  const next = lessons.find(({ key }) => key === nextKey);
  return (
    <div>
      <p className="grid text-lg font-semibold *:[grid-area:1/1]">
        <span className={classNames(isBegun && 'invisible')}>{texts.whole}</span>
        <span className={classNames(!isBegun && 'invisible')}>
          {texts.finished.replace('{done}', String(done.length))}
        </span>
      </p>
      <ProgressRuler lessons={lessons} done={done} />
      <p className="mt-3 min-h-lh text-sm text-muted">
        {diagnosis
          ? texts.range.replace('{low}', String(diagnosis.low)).replace('{high}', String(diagnosis.high))
          : null}
      </p>
      <div className="mt-2 grid min-h-25 content-start gap-y-1.5 sm:min-h-19">
        {next ? (
          <>
            <p className="text-sm text-muted">{isBegun ? texts.next : texts.first}</p>
            <a href={next.href} data-soft="" className={buttonClass('primary')}>
              {next.name}
            </a>
          </>
        ) : (
          <p>{texts.all}</p>
        )}
      </div>
    </div>
  );
}
