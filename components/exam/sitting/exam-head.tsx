import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ExamStep } from '@/lib/api/contract/exam/steps';
import { questionTypes } from '@/lib/questions/types';

interface ExamHeadProps {
  step: Pick<ExamStep, 'type' | 'task' | 'part'>;
  /** The clock. */
  children?: ReactNode;
}

/** Where one is: the task, which question of it, the clock, and how far in the exam, on a ruler with a tick for each task. */
export function ExamHead({ step: { type, task, part }, children }: ExamHeadProps) {
  const t = useTranslations('exam.sitting');
  return (
    <div className="exam-head mb-5 py-2">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p className="min-w-0 text-sm leading-snug">
          <span lang="en" className="block font-semibold">
            {questionTypes[type].name}
          </span>
          <span className="text-muted">{part ? t('part', part) : t('task', task)}</span>
        </p>
        {children}
      </div>
      <TaskRuler done={task.number - 1} count={task.of} />
    </div>
  );
}

/** How far one is in the exam. */
export function TaskRuler({ done, count }: { done: number; count: number }) {
  const at = (task: number) => `${((task / count) * 100).toFixed(2)}%`;
  return (
    <svg className="ruler mt-1" width="100%" height="18" aria-hidden="true">
      <rect className="span" y="0" width={at(done)} height="8" />
      <line className="base" x1="0" x2="100%" y1="8" y2="8" />
      {Array.from({ length: count + 1 }, (_, task) => (
        <line key={task} className="tick" x1={at(task)} x2={at(task)} y1="8" y2="14" />
      ))}
      <line className="point" x1={at(done)} x2={at(done)} y1="0" y2="16" />
    </svg>
  );
}
