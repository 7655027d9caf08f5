'use client';

import { useEffect } from 'react';
import { classNames } from '@/components/ui/class-names';
import { changeProgress } from '@/lib/progress/kept';
import { finishedIn, withCheck, withOpened, withSet } from '@/lib/progress/progress';
import { onSetReport } from '@/lib/questions/on-report';
import { useProgress } from './use-progress';

interface FinishLessonBoxProps {
  lesson: string;
  /** All lessons of the course. */
  lessons: readonly string[];
  texts: {
    check: string;
    /** Where it is kept. */
    kept: string;
    /** With `{done}`. */
    finished: string;
  };
}

const now = () => new Date().toISOString();

/** See finish-lesson.tsx. Without script nobody could keep the answer, so it is not asked; its room is left. */
export function FinishLessonBox({ lesson, lessons, texts }: FinishLessonBoxProps) {
  const progress = useProgress();
  const isDone = progress?.[lesson]?.done !== undefined;

  useEffect(() => {
    changeProgress((known) => withOpened(known, lesson, now()));
    return onSetReport((set) => changeProgress((known) => withSet(known, lesson, set, now())));
  }, [lesson]);

  return (
    <div className={classNames(progress === undefined && 'invisible')}>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isDone}
          onChange={({ target }) =>
            changeProgress((known) => withCheck(known, lesson, target.checked, now()))
          }
          className="size-5 shrink-0 accent-action"
        />
        {texts.check}
      </label>
      <p role="status" className="text-sm text-muted">
        {isDone
          ? texts.finished.replace('{done}', String(finishedIn(progress ?? {}, lessons).length))
          : texts.kept}
      </p>
    </div>
  );
}
