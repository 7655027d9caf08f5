'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { followProgress, progressEntry } from '@/lib/progress/kept';
import { answeredIn, stateOf, type CourseProgress } from '@/lib/progress/progress';

/** Writes into the rows of lessons what this browser knows of them: `data-progress`, which progress.css shows, and numbers. */
export function LessonStates({ className, children }: { className?: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const show = () => {
      if (root.current) writeStates(root.current, progressEntry.read() ?? {});
    };
    show();
    return followProgress(show);
  }, []);

  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
}

function writeStates(root: HTMLElement, progress: CourseProgress): void {
  for (const line of root.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const lesson = progress[line.dataset.lesson ?? ''];
    const row = line.closest('li');
    const state = stateOf(lesson);
    if (state) row?.setAttribute('data-progress', state);
    else row?.removeAttribute('data-progress');
    const number = line.querySelector('[data-answered]');
    if (number) number.textContent = String(lesson ? answeredIn(lesson) : 0);
  }
}
