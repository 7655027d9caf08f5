import { randomBytes } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { correctionFailures } from '@/lib/api/contract/correction/failures';
import type { CallRequest } from '@/lib/api/contract/calls';
import { lockUser } from '../../accounts/users';
import { ApiFailure, slowDown } from '../../base/failure';
import type { Deps } from '../../calls/deps';
import type { CorrectionsTable } from '../../database/correction-tables';
import type { Tables } from '../../database/tables';
import { useCorrection } from '../../purchases/use-correction';
import type { Asked } from './asked';
import { beginningOf, searched } from './searched';
import { orderSpoken } from './spoken';

/** As many of an account wait at once; those of its exams are not among them. */
const mostWaiting = 10;

export interface Wanted extends Pick<CallRequest<'orderCorrection'>['body'], 'key' | 'locale'> {
  user: { id: string; vip_base_time: number | null };
  asked: Asked;
  /** `recording`: the id of one that was sent before. */
  answer: { text: string } | { recording: string };
}

export type Ordered = Pick<CorrectionsTable, 'id' | 'state'>;

export const orderOf = (db: Kysely<Tables>, userId: string, key: string): Promise<Ordered | undefined> =>
  db
    .selectFrom('corrections')
    .select(['id', 'state'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();

/**
 * Writes an order down and uses one correction for it, or neither. Of several with one key the first is the order, and the others are told
 * of it.
 *
 * @throws ApiFailure 402 where no correction is left, 404 for a recording that is not there, 429 where too many wait
 */
export function placeOrder(
  deps: Pick<Deps, 'db' | 'now' | 'payments'>,
  { user, key, locale, asked, answer }: Wanted,
): Promise<Ordered> {
  return deps.db.transaction().execute(async (db) => {
    await lockUser(db, user.id);
    const known = await orderOf(db, user.id, key);
    if (known) return known;
    await mustHaveRoom(db, user.id);
    const now = deps.now();
    const grant = await useCorrection({ db, payments: deps.payments }, user, now);
    if (grant === undefined) throw new ApiFailure(correctionFailures.noCorrection);
    const text = 'text' in answer ? answer.text : null;
    const id = correctionIdFrom();
    const order = { key, user_id: user.id, grant_id: grant, exam_id: null, exam_seq: null, locale };
    await db
      .insertInto('corrections')
      .values(waitingRow({ ...order, id, ...asked, text, created_at: now }))
      .execute();
    if ('recording' in answer) await orderSpoken(db, { ...answer, userId: user.id, order: id, now });
    return { id, state: 'waiting' };
  });
}

/** 128 random bits. */
export const correctionIdFrom = (): string => randomBytes(16).toString('base64url');

type OfOrder = 'id' | 'user_id' | 'key' | 'grant_id' | 'exam_id' | 'exam_seq' | 'locale' | 'created_at';
type OfTask = 'type' | 'mode' | 'task' | 'prompt' | 'scene' | 'photo' | 'seconds' | 'text';

export const waitingRow = (
  of: Pick<Selectable<CorrectionsTable>, OfOrder | OfTask>,
): Insertable<CorrectionsTable> => ({
  ...of,
  searched: searched(of.prompt, of.text),
  beginning: of.text === null ? null : beginningOf(of.text),
  state: 'waiting',
  due_at: of.created_at,
});

async function mustHaveRoom(db: Kysely<Tables>, userId: string): Promise<void> {
  const { count } = await db
    .selectFrom('corrections')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .where('exam_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostWaiting) throw slowDown(30_000, 'correction-waiting');
}
