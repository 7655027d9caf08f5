import type { ExamReport } from '@/lib/api/contract/exam/report';
import { examTasks, type ExamTask } from '@/lib/api/contract/exam/steps';
import { isSpoken } from '@/lib/questions/types';

type ReportTask = ExamReport['tasks'][number];

export type TaskRow = { type: ExamTask } & (
  { state: 'asked'; task: ReportTask } | { state: 'unreached' | 'leftOut' }
);

/** All tasks in the order of the test. What is spoken and was not asked was left out, where that was wanted. */
export function taskRows({ tasks, speaking }: Pick<ExamReport, 'tasks' | 'speaking'>): TaskRow[] {
  return examTasks.map((type): TaskRow => {
    const task = tasks.find((one) => one.type === type);
    if (task) return { type, state: 'asked', task };
    return { type, state: isSpoken(type) && !speaking ? 'leftOut' : 'unreached' };
  });
}

export const isSpeakingLeftOut = ({ tasks, speaking }: Pick<ExamReport, 'tasks' | 'speaking'>): boolean =>
  !speaking && !tasks.some(({ type }) => isSpoken(type));
