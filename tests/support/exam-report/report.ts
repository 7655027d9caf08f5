import type { ExamReport, ExamScore } from '@/lib/api/contract/exam/report';
import type { ExamTask } from '@/lib/api/contract/exam/steps';
import { reportAnswers as answers } from './answers';

const score = (points: number, low: number, high: number): ExamScore => ({
  score: points,
  se: (high - low) / 4,
  low,
  high,
});

type Task = ExamReport['tasks'][number];

const task = (type: ExamTask, level: ExamScore | null, usedMs: number, limitMs: number): Task => {
  const own = answers.filter((answer) => answer.type === type);
  const credits = own.flatMap(({ credit }) => credit ?? []);
  return {
    ...{ type, usedMs, limitMs, level, asked: own.length },
    answered: own.filter(({ timeUp }) => !timeUp).length,
    share: credits.length > 0 ? credits.reduce((sum, one) => sum + one, 0) / credits.length : null,
  };
};

/** A whole report: two tasks were not reached, and exams were sat before. */
export const examReportAnswer: ExamReport = {
  id: 'exam_0123456789abcdefgh',
  startedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: '2026-11-20T10:02:00.000Z',
  speaking: true,
  overall: score(117.3, 105, 130),
  subscores: {
    reading: score(112.6, 95, 125),
    listening: score(122, 105, 140),
    writing: null,
    speaking: null,
  },
  tasks: [
    task('readAndSelect', score(104, 75, 130), 12_000, 15_000),
    task('fillInTheBlanks', score(110, 85, 135), 31_000, 40_000),
    task('readAndComplete', score(115, 90, 135), 150_000, 180_000),
    task('listenAndType', score(121, 100, 140), 132_000, 180_000),
    task('interactiveReading', score(118, 95, 140), 380_000, 480_000),
    task('interactiveListening', score(124, 95, 150), 410_000, 465_000),
    task('writeAboutThePhoto', null, 58_000, 60_000),
    task('interactiveWriting', null, 401_000, 510_000),
    task('speakAboutThePhoto', null, 105_000, 110_000),
    task('readThenSpeak', null, 110_000, 110_000),
  ],
  answers,
  lessons: [
    { lesson: 'readAndSelect', reason: 'weak', type: 'readAndSelect' },
    { lesson: 'writingSample', reason: 'unanswered', type: 'writingSample' },
    { lesson: 'writeAboutThePhoto', reason: 'open', type: 'writeAboutThePhoto' },
  ],
  earlier: [
    { id: 'exam_older0123456789abcd', finishedAt: '2026-09-01T10:00:00.000Z', overall: score(96, 80, 110) },
    { id: 'exam_recent0123456789abc', finishedAt: '2026-11-02T10:00:00.000Z', overall: score(110, 95, 125) },
    { id: 'exam_empty0123456789abcd', finishedAt: '2026-08-02T10:00:00.000Z', overall: null },
  ],
  recordingsUntil: '2027-02-18T10:02:00.000Z',
};

/** One that was ended at once. */
export const emptyReportAnswer: ExamReport = {
  ...examReportAnswer,
  ...{ overall: null, tasks: [], answers: [], earlier: [], recordingsUntil: null },
  subscores: { reading: null, listening: null, writing: null, speaking: null },
  lessons: [{ lesson: 'readAndSelect', reason: 'next', type: 'readAndSelect' }],
};
