'use client';

import { useEffect } from 'react';
import { classNames } from '@/components/ui/class-names';
import { fill } from '@/lib/i18n/fill';
import { changeProgress } from '@/lib/progress/kept';
import { finishedIn, withCheck, withOpened, withSet } from '@/lib/progress/progress';
import type { LessonSets } from '@/lib/questions/report/lesson-sets';
import { onSetReport } from '@/lib/questions/report/on-report';
import { useProgress } from './use-progress';

interface FinishLessonBoxProps {
  lesson: string;
  /** Other sets of the page are more than the lesson asks. */
  sets: LessonSets;
  questions: number;
  lessons: readonly string[];
  texts: {
    check: string;
    kept: string;
    /** With `{done}`. */
    finished: string;
  };
}

/** Without script nobody could keep the answer, so it is not asked; its room is left. */
export function FinishLessonBox({ lesson, sets, questions, lessons, texts }: FinishLessonBoxProps) {
  const progress = useProgress();
  const isDone = progress?.[lesson]?.done !== undefined;

  useEffect(() => {
    changeProgress((known, now) => withOpened(known, lesson, now));
    return onSetReport((set) => {
      if (set.id in sets) changeProgress((known, now) => withSet(known, lesson, { ...set, questions }, now));
    });
  }, [lesson, sets, questions]);

  return (
    <div className={classNames(progress === undefined && 'invisible')}>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isDone}
          onChange={({ target }) =>
            changeProgress((known, now) => withCheck(known, lesson, target.checked, now))
          }
          className="size-5 shrink-0 accent-action"
        />
        {texts.check}
      </label>
      <p role="status" className="text-sm text-muted">
        {isDone ? fill(texts.finished, { done: finishedIn(progress ?? {}, lessons).length }) : texts.kept}
      </p>
    </div>
  );
}
