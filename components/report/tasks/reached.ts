import type { ExamReport } from '@/lib/api/contract/exam/report';
import { examTasks, type ExamTask } from '@/lib/api/contract/exam/steps';
import { isSpoken } from '@/lib/questions/types';

type ReportTask = ExamReport['tasks'][number];

/** A task of the test: what came of it, or why nothing did. */
export type TaskRow = { type: ExamTask } & (
  { state: 'asked'; task: ReportTask } | { state: 'unreached' | 'leftOut' }
);

/**
 * All tasks in the order of the test. Tasks are asked in order and only those that are spoken can be left out: one that is missing before
 * another was, and so were the spoken ones after it; the rest was not reached.
 */
export function taskRows(tasks: readonly ReportTask[]): TaskRow[] {
  const last = examTasks.findLastIndex((type) => tasks.some((task) => task.type === type));
  let isLeft = false;
  return examTasks.map((type, place): TaskRow => {
    const task = tasks.find((one) => one.type === type);
    if (task) return { type, state: 'asked', task };
    isLeft ||= place < last;
    return { type, state: isLeft && isSpoken(type) ? 'leftOut' : 'unreached' };
  });
}
