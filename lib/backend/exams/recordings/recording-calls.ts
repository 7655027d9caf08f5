import type { Kysely } from 'kysely';
import { examFailures } from '@/lib/api/contract/exam/failures';
import { recordingDays } from '@/lib/api/contract/exam/kept';
import type { ExamAnswer } from '@/lib/api/contract/exam/steps';
import { isSpoken } from '@/lib/questions/types';
import { dayMs } from '../../base/day-ms';
import { ApiFailure, doorFailure } from '../../base/failure';
import { declaredRecording, readRecording } from '../../base/recording';
import { Bytes, route } from '../../calls/route';
import type { Tables } from '../../database/tables';
import { rules } from '../../limits/rules';
import { isRecording } from '../sitting/judged';
import { correctLate } from './correct-late';
import { parsePlan } from '../sitting/plan';
import { recordingName } from './recording-name';
import { lockExam } from '../sitting/sit';
import { examColumns, type Exam } from '../sitting/standing';
import { bodyTurns, examTurns } from '../turns';

/** Of one exam, which asks for about eleven. */
const most = { count: 20, bytes: 40 * 1024 * 1024 };

const sendRecording = route('sendRecording', async ({ deps, session, request, raw }) => {
  const { id: userId } = session.user;
  const type = declaredRecording(raw);
  const seq = Number(request.query.seq);
  await examTurns.take(userId, async () => {
    await deps.limiter.consumeAll([
      { rule: rules.examPerUser, subject: userId },
      { rule: rules.examRecordingPerUser, subject: userId },
    ]);
    // Before anything of it is read: it takes up megabytes of memory until it has come.
    await wantedIn(deps.db, await ownExam(deps.db, userId, request.params.id), seq, deps.now());
  });
  const bytes = await bodyTurns.take(userId, () => readRecording(raw, type));
  const { mediaIn } = deps.exams;
  const bank = await deps.exams.bank();
  await examTurns.take(userId, () =>
    deps.db.transaction().execute(async (db) => {
      const exam = await lockExam(db, userId, request.params.id);
      const now = deps.now();
      const counts = await wantedIn(db, exam, seq, now);
      await keep(db, { exam_id: exam.id, seq, type, bytes, size: bytes.length, created_at: now }, counts);
      await correctLate({ db, bank, mediaIn, now }, exam, seq);
    }),
  );
  return { recording: recordingName(seq) };
});

/** @throws ApiFailure 404 for an exam that this user does not have */
async function ownExam(db: Kysely<Tables>, userId: string, id: string): Promise<Exam> {
  const exam = await db
    .selectFrom('exams')
    .select(examColumns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!exam) throw new ApiFailure(examFailures.unknownExam);
  return exam;
}

/**
 * Which recording of a question counts: the last one of the question that stands, the first one where its answer has named it.
 *
 * @throws ApiFailure 409 for a question that waits for none
 */
async function wantedIn(db: Kysely<Tables>, exam: Exam, seq: number, now: number): Promise<'last' | 'first'> {
  const wanted = await isWanted(db, exam, seq, now);
  if (!wanted) throw new ApiFailure(examFailures.notThisStep);
  return wanted;
}

async function isWanted(
  db: Kysely<Tables>,
  { id, state, seq: standing, plan, begun_at, open_until }: Exam,
  seq: number,
  now: number,
): Promise<'last' | 'first' | undefined> {
  if (open_until <= now) return undefined;
  if (state === 'open' && seq === standing) {
    return plan !== null && isSpoken(parsePlan(plan).type) && begun_at !== null ? 'last' : undefined;
  }
  const answered = await db
    .selectFrom('exam_answers')
    .select('given')
    .where('exam_id', '=', id)
    .where('seq', '=', seq)
    .executeTakeFirst();
  const isNamed = isRecording(JSON.parse(answered?.given ?? 'null') as ExamAnswer);
  return isNamed ? 'first' : undefined;
}

/** @throws ApiFailure 413 where the exam has too many */
async function keep(
  db: Kysely<Tables>,
  recording: Tables['exam_recordings'],
  counts: 'last' | 'first',
): Promise<void> {
  const { count, bytes } = await db
    .selectFrom('exam_recordings')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string | null>('size').as('bytes'),
    ])
    .where('exam_id', '=', recording.exam_id)
    .where('seq', '!=', recording.seq)
    .executeTakeFirstOrThrow();
  const isFull = Number(count) >= most.count || Number(bytes ?? 0) + recording.size > most.bytes;
  if (isFull) throw doorFailure('too_large');
  const { type, bytes: sound, size, created_at } = recording;
  await db
    .insertInto('exam_recordings')
    .values(recording)
    .onConflict((conflict) =>
      counts === 'first'
        ? conflict.columns(['exam_id', 'seq']).doNothing()
        : conflict.columns(['exam_id', 'seq']).doUpdateSet({ type, bytes: sound, size, created_at }),
    )
    .execute();
}

const recording = route('recording', ({ deps, session, request: { params, query } }) => {
  const { id: userId } = session.user;
  return examTurns.take(userId, async () => {
    await deps.limiter.consumeAll([
      { rule: rules.examPerUser, subject: userId },
      { rule: rules.examHearPerUser, subject: userId },
      { rule: rules.examHearPerUserAndDay, subject: userId },
    ]);
    const exam = await ownExam(deps.db, userId, params.id);
    const kept = await deps.db
      .selectFrom('exam_recordings')
      .select(['type', 'bytes'])
      .where('exam_id', '=', exam.id)
      .where('seq', '=', Number(query.seq))
      .where('created_at', '>', deps.now() - recordingDays * dayMs)
      .executeTakeFirst();
    if (!kept) throw new ApiFailure(examFailures.unknownRecording);
    return new Bytes(kept.type, new Uint8Array(kept.bytes));
  });
});

export const recordingRoutes = [sendRecording, recording];
