import { error, type ErrorCase } from '../call';

/** Failures of the calls about exams; apart, as pages without exams load none of it. */
export const examFailures = {
  noCredit: error(402, 'no_credit', 'the account has no mock exam left'),
  openExam: error(409, 'open_exam', 'an exam of the account is open; `fields.exam` is its id'),
  unknownExam: error(404, 'unknown_exam', 'this user has no such exam'),
  notThisStep: error(409, 'not_this_step', 'the exam stands at another question'),
  examElsewhere: error(409, 'exam_elsewhere', 'another tab or device has taken the exam over'),
  examFinished: error(410, 'finished', 'the exam is over'),
  stillOpen: error(409, 'still_open', 'the exam is not over yet'),
  unknownRecording: error(404, 'unknown_recording', 'there is no such recording, or not any more'),
} as const satisfies Record<string, ErrorCase>;

export type ExamErrorCode = (typeof examFailures)[keyof typeof examFailures]['code'];
