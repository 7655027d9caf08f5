import { expect, it } from 'vitest';
import { examTasks, type ExamTask } from '@/lib/api/contract/exam/steps';
import { examReportAnswer } from '@/tests/support/exam-report/report';
import { taskRows } from './reached';

const [any] = examReportAnswer.tasks;
const rowsOf = (types: readonly ExamTask[], speaking = true) =>
  taskRows({ tasks: any ? types.map((type) => ({ ...any, type })) : [], speaking });
const of = (rows: ReturnType<typeof taskRows>, state: string) =>
  rows.filter((row) => row.state === state).map(({ type }) => type);

it('tells tasks that were left out from those that were not reached', () => {
  const silent = examTasks.filter((type) => !/^(speak|readThenSpeak|interactiveSpeaking)/.test(type));
  expect(of(rowsOf(silent, false), 'leftOut')).toEqual([
    'speakAboutThePhoto',
    'readThenSpeak',
    'interactiveSpeaking',
    'speakingSample',
  ]);
  expect(of(rowsOf(examTasks.slice(0, 8)), 'leftOut')).toEqual([]);
  expect(of(rowsOf(examTasks.slice(0, 8)), 'unreached')).toEqual(examTasks.slice(8));
  // From the last one on: what was spoken before stays.
  expect(of(rowsOf(examTasks.slice(0, 12), false), 'leftOut')).toEqual(['speakingSample']);
  expect(of(rowsOf(examTasks), 'asked')).toEqual([...examTasks]);
});
