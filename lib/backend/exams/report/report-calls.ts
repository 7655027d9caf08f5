import type { CallAnswer } from '@/lib/api/contract/calls';
import { recordingDays } from '@/lib/api/contract/exam/kept';
import type { ExamScore } from '@/lib/api/contract/exam/report';
import { overallWith, scoresWith } from '@/lib/exam/open-scores';
import type { Locale } from '@/lib/i18n/locales';
import { dayMs } from '../../base/day-ms';
import type { Deps } from '../../calls/deps';
import { route } from '../../calls/route';
import { examCorrections, type ExamCorrection } from '../../correction/exam/exam-answers';
import { rules } from '../../limits/rules';
import { countsOf } from '../../purchases/owned';
import { endOverdueExams } from '../sitting/end-overdue';
import { readReport, type KeptReport } from './kept-report';
import { mustBeOver } from './must-be-over';
import { openScoresOf } from './open-scores';
import { reasonsIn } from './reasons';
import { examTurns } from '../turns';

const iso = (ms: number) => new Date(ms).toISOString();
const scoreIn = (overall: string | null) => (overall === null ? null : (JSON.parse(overall) as ExamScore));

const exams = route('exams', ({ deps, session: { user } }) =>
  examTurns.take(user.id, () => listExams(deps, user)),
);

async function listExams(deps: Deps, user: { id: string }): Promise<CallAnswer<'exams'>> {
  await deps.limiter.consume(rules.examPerUser, user.id);
  await endOverdueExams(deps, user.id);
  const { examNum } = await countsOf(deps, user.id, deps.now());
  const rows = await deps.db
    .selectFrom('exams')
    .select(['id', 'state', 'started_at', 'finished_at', 'open_until', 'overall', 'open_scores'])
    .where('user_id', '=', user.id)
    .orderBy('started_at', 'desc')
    .execute();
  const open = await openScoresOf(
    deps.db,
    rows.filter(({ state }) => state === 'done'),
  );
  return {
    credits: examNum,
    exams: rows.map(({ id, state, started_at, finished_at, open_until, overall }) => ({
      ...{ id, state, startedAt: iso(started_at) },
      finishedAt: finished_at === null ? null : iso(finished_at),
      openUntil: state === 'open' ? iso(open_until) : null,
      overall: overallWith(scoreIn(overall), open.get(id) ?? {}),
    })),
  };
}

const report = route('examReport', ({ deps, session: { user }, request: { params, query } }) =>
  examTurns.take(user.id, () => reportOn(deps, { userId: user.id, examId: params.id, locale: query.locale })),
);

interface Wanted {
  userId: string;
  examId: string;
  locale: Locale;
}

async function reportOn(deps: Deps, { userId, examId, locale }: Wanted): Promise<CallAnswer<'examReport'>> {
  await deps.limiter.consumeAll([
    { rule: rules.examPerUser, subject: userId },
    { rule: rules.examReportPerUser, subject: userId },
  ]);
  await mustBeOver(deps, { userId, examId });
  const { id, started_at, finished_at, result, speaking, open_scores } = await deps.db
    .selectFrom('exams')
    .select(['id', 'started_at', 'finished_at', 'result', 'speaking', 'open_scores'])
    .where('id', '=', examId)
    .executeTakeFirstOrThrow();
  if (result === null || finished_at === null) throw new Error('An exam is over and has no report');
  const recordings = await recordingsOf(deps, id);
  const corrections = new Map((await examCorrections(deps.db, [id])).map((one) => [one.seq, one]));
  const open = await openScoresOf(deps.db, [{ id, open_scores }]);
  const { photo } = deps.exams.mediaIn(locale);
  const report = readReport(JSON.parse(result) as KeptReport, {
    photo,
    reasons: await reasonsIn(locale, deps.log),
    hasRecording: (seq) => recordings.has(seq),
    correctionOf: (seq) => correctionIn(corrections.get(seq)),
  });
  return {
    ...{ id, startedAt: iso(started_at), finishedAt: iso(finished_at), speaking: speaking === 1 },
    ...report,
    ...scoresWith(report, open.get(id) ?? {}),
    earlier: await earlierExams(deps, { id, userId, startedAt: started_at }),
    recordingsUntil:
      recordings.size === 0 ? null : iso(Math.min(...recordings.values()) + recordingDays * dayMs),
  };
}

const correctionIn = (correction: ExamCorrection | undefined) =>
  correction ? { id: correction.id, state: correction.state } : null;

/** Epoch ms at which the recordings that can still be heard were made, by the numbers of their questions. */
async function recordingsOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  examId: string,
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('exam_recordings')
    .select(['seq', 'created_at'])
    .where('exam_id', '=', examId)
    .where('created_at', '>', now() - recordingDays * dayMs)
    .execute();
  return new Map(rows.map(({ seq, created_at }) => [seq, created_at]));
}

async function earlierExams(
  { db }: Pick<Deps, 'db'>,
  { id, userId, startedAt }: { id: string; userId: string; startedAt: number },
) {
  const rows = await db
    .selectFrom('exams')
    .select(['id', 'finished_at', 'overall', 'open_scores'])
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .where('state', '=', 'done')
    .where('started_at', '<=', startedAt)
    .orderBy('started_at', 'desc')
    .execute();
  const open = await openScoresOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    finishedAt: iso(row.finished_at ?? startedAt),
    overall: overallWith(scoreIn(row.overall), open.get(row.id) ?? {}),
  }));
}

export const reportRoutes = [exams, report];
