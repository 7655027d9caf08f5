import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { tutorLimits } from '@/lib/api/contract/tutor/limits';
import { tutorFailures, type TutorMessage, type TutorMode } from '@/lib/api/contract/tutor/tutor-calls';
import { lockUser } from '../../accounts/users';
import { dayEnds, dayOf } from '../../ai/spend';
import { ApiFailure, slowDown } from '../../base/failure';
import type { Deps } from '../../calls/deps';
import type { Tables } from '../../database/tables';
import { countQuestion } from './day';
import { endLostTurns, turnsUnderWay, type OpenTurn } from './end-turn';
import { makeRoom, messagesOf, ownThread, type Thread } from './kept-threads';

type Db = Kysely<Tables>;

const atOnce = 3;

/** ms in which an answer is written down, beyond what the service has. */
const graceMs = 30_000;

export interface Question {
  thread: string | undefined;
  mode: TutorMode;
  model: string;
  text: string;
}

export interface Turn extends OpenTurn {
  mode: TutorMode;
  model: string;
  /** All that was said in the thread, the question last. */
  said: readonly Pick<TutorMessage, 'by' | 'text'>[];
}

/**
 * Writes a question down, in its thread or in a new one, where that one is full too, and counts it. The same text again, where it was
 * not answered, is the same question. Until the turn is ended, or its time is over, the thread takes no other.
 *
 * @throws ApiFailure 404 for a thread that this user does not have, 409 where it waits for an answer, 429
 */
export function beginTurn(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  userId: string,
  question: Question,
): Promise<Turn> {
  const moment = now();
  const until = moment + settings.AI_TIMEOUT_MS + graceMs;
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    await endLostTurns(transaction, userId, moment);
    if ((await turnsUnderWay(transaction, userId)) >= atOnce) throw slowDown(5000, 'tutor-at-once');
    const found = await findThread(transaction, userId, question, moment);
    const day = dayOf(moment);
    if (!(await countQuestion(transaction, userId, day))) throw spent(moment);
    const turn = { id: randomBytes(16).toString('base64url'), until, day };
    const thread = found
      ? await goOn(transaction, found, question, turn, moment)
      : await begin(transaction, userId, question, turn, moment);
    const said = await messagesOf(transaction, thread.id);
    return { id: turn.id, userId, thread: thread.id, mode: thread.mode, model: question.model, day, said };
  });
}

/** 429 until the next day begins. */
export function spent(now: number): ApiFailure {
  const seconds = Math.ceil((dayEnds(now) - now) / 1000);
  return new ApiFailure(tutorFailures.spent, { headers: { 'retry-after': String(seconds) } });
}

interface NewTurn {
  id: string;
  until: number;
  day: string;
}

/** The thread in which there is room for a question; undefined where a new one is to begin. */
async function findThread(
  db: Db,
  userId: string,
  { thread: id, text }: Question,
  now: number,
): Promise<(Thread & { count: number; isAgain: boolean }) | undefined> {
  if (id === undefined) return undefined;
  const thread = await ownThread(db, userId, id, now);
  if (thread.turn !== null) throw new ApiFailure(tutorFailures.tutorBusy);
  const said = await messagesOf(db, id);
  const last = said.at(-1);
  const isAgain = last?.by === 'user' && last.text === text;
  const isFull = said.length + (isAgain ? 1 : 2) > tutorLimits.messages;
  return isFull ? undefined : { ...thread, count: said.length, isAgain };
}

async function goOn(
  db: Db,
  { id, mode, count, isAgain }: Thread & { count: number; isAgain: boolean },
  { model, text }: Question,
  turn: NewTurn,
  now: number,
): Promise<Pick<Thread, 'id' | 'mode'>> {
  await db
    .updateTable('tutor_threads')
    .set({ model, said_at: now, turn: turn.id, turn_until: turn.until, turn_day: turn.day })
    .where('id', '=', id)
    .execute();
  if (!isAgain) await say(db, id, count, text, now);
  return { id, mode };
}

async function begin(
  db: Db,
  userId: string,
  { mode, model, text }: Question,
  turn: NewTurn,
  now: number,
): Promise<Pick<Thread, 'id' | 'mode'>> {
  await makeRoom(db, userId);
  const id = randomBytes(16).toString('base64url');
  await db
    .insertInto('tutor_threads')
    .values({
      ...{ id, user_id: userId, mode, model, title: titleOf(text), begun_at: now, said_at: now },
      ...{ turn: turn.id, turn_until: turn.until, turn_day: turn.day },
    })
    .execute();
  await say(db, id, 0, text, now);
  return { id, mode };
}

const say = (db: Db, thread: string, seq: number, text: string, at: number) =>
  db
    .insertInto('tutor_messages')
    .values({ thread_id: thread, seq, by: 'user', text, at, lessons: '[]', stopped: 0 })
    .execute();

const titleLength = 80;

/** The beginning of a question in one line, cut between characters. */
function titleOf(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length > titleLength
    ? `${characters
        .slice(0, titleLength - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}
