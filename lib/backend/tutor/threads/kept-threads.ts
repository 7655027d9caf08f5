import type { Kysely, Selectable } from 'kysely';
import { tutorLimits } from '@/lib/api/contract/tutor/limits';
import { tutorFailures, type TutorMessage } from '@/lib/api/contract/tutor/tutor-calls';
import { dayMs } from '../../base/day-ms';
import { ApiFailure } from '../../base/failure';
import type { Tables } from '../../database/tables';
import type { TutorTables } from '../../database/tutor-tables';

type Db = Kysely<Tables>;

export type Thread = Selectable<TutorTables['tutor_threads']>;

/** What was said before is gone. @param now epoch ms */
export const keptSince = (now: number): number => now - tutorLimits.days * dayMs;

export async function threadsOf(db: Db, userId: string, now: number) {
  const rows = await db
    .selectFrom('tutor_threads')
    .select(['id', 'title', 'mode', 'said_at'])
    .where('user_id', '=', userId)
    .where('said_at', '>', keptSince(now))
    .orderBy('said_at', 'desc')
    .orderBy('id')
    .limit(tutorLimits.threads)
    .execute();
  return rows.map(({ said_at, ...row }) => ({
    ...row,
    at: new Date(said_at).toISOString(),
    until: new Date(said_at + tutorLimits.days * dayMs).toISOString(),
  }));
}

/** @throws ApiFailure 404 for a thread that this user does not have */
export async function ownThread(db: Db, userId: string, id: string, now: number): Promise<Thread> {
  const thread = await db
    .selectFrom('tutor_threads')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('said_at', '>', keptSince(now))
    .executeTakeFirst();
  if (!thread) throw new ApiFailure(tutorFailures.unknownThread);
  return thread;
}

/** What was said in a thread, the oldest first. */
export async function messagesOf(db: Db, thread: string): Promise<TutorMessage[]> {
  const rows = await db
    .selectFrom('tutor_messages')
    .select(['by', 'text', 'at', 'lessons', 'stopped'])
    .where('thread_id', '=', thread)
    .orderBy('seq')
    .execute();
  return rows.map(({ by, text, at, lessons, stopped }) => ({
    ...{ by, text, at: new Date(at).toISOString() },
    lessons: JSON.parse(lessons) as string[],
    stopped: stopped === 1,
  }));
}

/** @throws ApiFailure 404 for a thread that this user does not have */
export async function deleteThread(db: Db, userId: string, id: string): Promise<void> {
  const deleted = await db
    .deleteFrom('tutor_threads')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw new ApiFailure(tutorFailures.unknownThread);
}

/** Makes room for one more thread: those go in which nothing was said for longest. */
export async function makeRoom(db: Db, userId: string): Promise<void> {
  const kept = db
    .selectFrom('tutor_threads')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('said_at', 'desc')
    .orderBy('id')
    .limit(tutorLimits.threads - 1);
  await db
    .deleteFrom('tutor_threads')
    .where('user_id', '=', userId)
    // One that waits for an answer stays.
    .where('turn', 'is', null)
    .where('id', 'not in', kept)
    .execute();
}
