import type { ExamReport, ReportAnswer } from '@/lib/api/contract/exam/report';
import type { ExamMedia } from '@/lib/exam/asked';
import { reportOf } from '@/lib/exam/report';
import { scoresOf, type Scores } from '@/lib/exam/scores';
import type { ExamBank, Kept, Mixed, Sitting } from '@/lib/exam/types';
import type { Reasons } from './reasons';

/** What stays of an exam: built once, by the bank that it was sat with; what depends on a language is put in when it is read. */
export type KeptReport = Pick<ExamReport, 'overall' | 'subscores' | 'tasks' | 'answers' | 'lessons'>;

/** What stands for a reason: its kind, and the question it is of, or the text of a catalog with its values. */
type Mark = { why: string } | { invented: { key: string; values: Readonly<Record<string, string>> } };

/** No reason begins like that. */
const sign = '?';
const marked = (mark: Mark) => sign + JSON.stringify(mark);

export function buildReport(
  bank: ExamBank,
  sitting: Mixed & Pick<Sitting, 'speaking'>,
  kept: readonly Kept[],
): { report: KeptReport; scores: Scores } {
  const scores = scoresOf(kept, bank);
  const report = reportOf({
    ...{ bank, sitting, kept, scores },
    photo: (scene) => ({ svg: scene, alt: '' }),
    why: (question) => marked({ why: question }),
    invented: (why) => marked({ invented: why }),
  });
  return { report, scores };
}

export interface ReadBy {
  reasons: Reasons;
  photo: ExamMedia['photo'];
  /** By the number of the question: whether its recording can still be heard. */
  hasRecording: (seq: number) => boolean;
  correctionOf: (seq: number) => OpenAsked['correction'];
}

export const readReport = (report: KeptReport, by: ReadBy): KeptReport => ({
  ...report,
  answers: report.answers.map((answer) => ({
    ...answer,
    asked: askedIn(answer, by),
    why: answer.why === null ? null : whyIn(answer.why, by.reasons),
  })),
});

type OpenAsked = Extract<ReportAnswer['asked'], { of: 'open' }>;

function askedIn(
  { asked, seq }: ReportAnswer,
  { photo, hasRecording, correctionOf }: ReadBy,
): ReportAnswer['asked'] {
  if (asked.of !== 'open') return asked;
  return {
    ...asked,
    photo: asked.photo && photo(asked.photo.svg),
    recording: hasRecording(seq),
    correction: correctionOf(seq),
  };
}

function whyIn(why: string, reasons: Reasons): string | null {
  const lines = why.split('\n').flatMap((line) => {
    if (!line.startsWith(sign)) return [line];
    const mark = JSON.parse(line.slice(sign.length)) as Mark;
    return 'why' in mark ? (reasons.why(mark.why) ?? []) : reasons.invented(mark.invented);
  });
  return lines.length > 0 ? lines.join('\n') : null;
}
