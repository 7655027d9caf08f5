import type { Kysely } from 'kysely';
import { lockUser } from '../../accounts/users';
import { ApiFailure } from '../../base/failure';
import type { Deps } from '../../calls/deps';
import type { Tables } from '../../database/tables';
import { giveQuestionBack } from './day';

type Db = Kysely<Tables>;

export interface OpenTurn {
  id: string;
  userId: string;
  thread: string;
  /** On which it was counted. */
  day: string;
}

export interface Answered {
  /** What was said, as far as it came; empty where nothing did. */
  text: string;
  lessons: readonly string[];
  stopped: boolean;
  /** It failed through no fault of whoever has asked: the question is not counted. */
  failed: boolean;
}

/** Writes an answer down and lets the thread go; nothing where the thread, or its account, is gone, or the turn was over. */
export async function endTurn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  turn: OpenTurn,
  { text, lessons, stopped, failed }: Answered,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // As in the beginning of a turn, so that the two wait for one another in one order.
    if (!(await isThere(transaction, turn.userId))) return;
    const at = now();
    const thread = await transaction
      .updateTable('tutor_threads')
      .set({ ...noTurn, said_at: at })
      .where('id', '=', turn.thread)
      .where('turn', '=', turn.id)
      .returning('id')
      .executeTakeFirst();
    if (!thread) return;
    if (failed) await giveQuestionBack(transaction, turn.userId, turn.day);
    if (text === '') return;
    const { last } = await transaction
      .selectFrom('tutor_messages')
      .select(({ fn }) => fn.max('seq').as('last'))
      .where('thread_id', '=', thread.id)
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('tutor_messages')
      .values({
        ...{ thread_id: thread.id, seq: Number(last) + 1, by: 'tutor', text, at },
        ...{ lessons: JSON.stringify(lessons), stopped: stopped ? 1 : 0 },
      })
      .execute();
  });
}

/** Lets threads go whose answer is not to come any more, as its process was killed, and gives the questions back. */
export async function endLostTurns(db: Db, userId: string, now: number): Promise<void> {
  const lost = await db
    .selectFrom('tutor_threads')
    .select(['turn', 'turn_day'])
    .where('user_id', '=', userId)
    .where('turn_until', '<=', now)
    .execute();
  for (const { turn, turn_day } of lost) {
    const ended = await db
      .updateTable('tutor_threads')
      .set(noTurn)
      .where('turn', '=', turn)
      .returning('id')
      .executeTakeFirst();
    if (ended && turn_day !== null) await giveQuestionBack(db, userId, turn_day);
  }
}

export async function turnsUnderWay(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('tutor_threads')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('turn', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const noTurn = { turn: null, turn_until: null, turn_day: null } as const;

async function isThere(db: Db, userId: string): Promise<boolean> {
  try {
    await lockUser(db, userId);
    return true;
  } catch (error) {
    if (error instanceof ApiFailure) return false;
    throw error;
  }
}
