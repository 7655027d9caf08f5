import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

interface CorrectionTask {
  key: string;
  /** The task's name in the test, which is in English. */
  name: string;
  gloss: ReactNode;
  /** Time or starting point, under the section's `clockLabel`. */
  clock: ReactNode;
  body: ReactNode;
  lesson: ReactNode;
  /** Minutes of each part; drawn to a common scale when given. */
  minutes?: readonly number[];
}

interface CorrectionTasksProps {
  tasks: readonly CorrectionTask[];
  clockLabel: ReactNode;
}

/** Class of the link at the foot of a task card. */
export const taskLinkClass =
  'text-action inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline';

/** The tasks that can be handed in, each with what it asks for. */
export function CorrectionTasks({ tasks, clockLabel }: CorrectionTasksProps) {
  const longest = Math.max(0, ...tasks.map((task) => sum(task.minutes ?? [])));
  return (
    <ul className="grid gap-6 sm:auto-rows-fr sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {tasks.map((task) => (
        <li key={task.key} className="min-w-0">
          <Card className="flex h-full flex-col p-6">
            <h3 className="text-lg font-semibold">
              <span lang="en">{task.name}</span>
            </h3>
            <p className="mt-1 text-sm font-semibold text-tint-strong">{task.gloss}</p>
            <dl className="mt-5 border-t border-line pt-4">
              <dt className="text-sm text-muted">{clockLabel}</dt>
              <dd className="font-semibold">{task.clock}</dd>
            </dl>
            {task.minutes ? <TimeBar parts={task.minutes} longest={longest} /> : null}
            <p className="mt-4 mb-4 text-muted">{task.body}</p>
            <div className="mt-auto flex items-center gap-2">
              {task.lesson}
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-action rtl:rotate-180" />
            </div>
          </Card>
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
      className="mt-3 h-2 w-full rounded-full bg-sunken fill-tint-strong"
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
