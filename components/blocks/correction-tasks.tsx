import { ArrowRight, ChevronRight } from '@/components/ui/icon/icons';
import type { ReactNode } from 'react';
import { rowLinkClass } from '@/components/ui/rows';
import { Link } from '@/lib/routes/link';
import type { Course } from '@/lib/site/courses';

interface CorrectionTask {
  key: string;
  /** The task's name in the test, which is in English. */
  name: string;
  mark?: ReactNode;
  slug: Course['slug'];
  gloss: ReactNode;
  clock: ReactNode;
  body: ReactNode;
  /** Minutes of each part; drawn to a common scale when given. */
  minutes?: readonly number[];
}

interface CorrectionTasksProps {
  tasks: readonly CorrectionTask[];
  clockLabel: ReactNode;
  lessonLabel: string;
}

export function CorrectionTasks({ tasks, clockLabel, lessonLabel }: CorrectionTasksProps) {
  const longest = Math.max(0, ...tasks.map((task) => sum(task.minutes ?? [])));
  return (
    <ul className="border-ink max-sm:border-t sm:grid sm:auto-rows-fr sm:grid-cols-2 sm:gap-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {tasks.map((task) => (
        <li
          key={task.key}
          className="group relative flex min-w-0 flex-col border-line max-sm:border-b max-sm:py-3 max-sm:pe-9 sm:rounded-card sm:border sm:bg-surface sm:p-6 sm:hover:border-tint-strong"
        >
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold sm:text-lg">
            <Link to={`/courses/${task.slug}`} className={rowLinkClass}>
              <span className="sr-only">{lessonLabel}: </span>
              <span lang="en">{task.name}</span>
            </Link>
            {task.mark}
          </h3>
          <p className="text-sm font-semibold text-tint-strong sm:mt-1">{task.gloss}</p>
          <dl className="flex flex-wrap gap-x-2 border-line text-sm sm:mt-5 sm:block sm:border-t sm:pt-4">
            <dt className="text-muted max-sm:sr-only">{clockLabel}</dt>
            <dd className="font-semibold sm:text-base">{task.clock}</dd>
          </dl>
          {task.minutes ? <TimeBar parts={task.minutes} longest={longest} /> : null}
          <p className="mt-4 mb-5 text-muted max-sm:hidden">{task.body}</p>
          <p
            aria-hidden="true"
            className="mt-auto flex items-center gap-2 font-semibold text-action max-sm:hidden"
          >
            {lessonLabel}
            <ArrowRight className="size-4 shrink-0 rtl:rotate-180" />
          </p>
          <ChevronRight
            aria-hidden="true"
            className="absolute end-0 top-1/2 size-5 -translate-y-1/2 text-line-strong sm:hidden rtl:-scale-x-100"
          />
        </li>
      ))}
    </ul>
  );
}

/** Parts of a task's time as bars; decorative, the text above says the same. */
function TimeBar({ parts, longest }: { parts: readonly number[]; longest: number }) {
  return (
    <svg
      viewBox={`0 0 ${longest} 1`}
      preserveAspectRatio="none"
      className="mt-2 h-1.5 w-full rounded-full bg-sunken fill-tint-strong sm:mt-3 sm:h-2"
      aria-hidden="true"
      focusable="false"
    >
      {parts.map((minutes, part) => (
        <rect
          key={part}
          x={sum(parts.slice(0, part))}
          width={minutes}
          height="1"
          opacity={part === 0 ? 1 : 0.55}
        />
      ))}
    </svg>
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
