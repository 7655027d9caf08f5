import type { Kysely, Selectable } from 'kysely';
import type { PurchasesTable, Tables } from '../database/tables';
import type { Deps } from '../deps';
import { countAfter, vipEnd } from './entitlements';
import { advance, type Fact, type PurchaseState } from './purchase-state';

type Purchase = Selectable<PurchasesTable>;

/** How a fact became known. */
export interface Evidence {
  provider: Purchase['provider'];
  /** The provider's event; one that was seen before changes nothing. */
  eventId?: string | undefined;
  /** The provider's checkout session. */
  session?: string | undefined;
  /** The provider's name of the payment. */
  payment?: string | undefined;
}

/** `unknown`: this provider has no such purchase, or another session belongs to it. */
type Outcome = 'recorded' | 'repeated' | 'unknown';

/**
 * The one way in which a purchase changes, whoever tells: the fact, what it grants or takes back, and the name of the event are
 * written together or not at all. The user's row is locked meanwhile, so that facts about one user follow one another.
 */
export async function recordFact(
  { db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>,
  purchaseId: string,
  fact: Fact,
  evidence: Evidence,
): Promise<Outcome> {
  const { outcome, change } = await db.transaction().execute(async (transaction) => {
    const user = await lockOwner(transaction, purchaseId);
    if (!user) return { outcome: 'unknown' as const };
    const purchase = await transaction
      .selectFrom('purchases')
      .selectAll()
      .where('id', '=', purchaseId)
      .executeTakeFirstOrThrow();
    if (!belongs(purchase, evidence)) return { outcome: 'unknown' as const };
    if (!(await firstSeen(transaction, evidence.eventId, now()))) return { outcome: 'repeated' as const };
    const after = advance(purchase, fact);
    await write(transaction, { user, purchase, after, evidence });
    return { outcome: 'recorded' as const, change: { from: purchase.status, to: after.status } };
  });
  if (change && change.from !== change.to) log.info({ purchase: purchaseId, ...change }, 'purchase');
  return outcome;
}

/** SQLite's transactions hold the write lock from their beginning; in PostgreSQL the update takes the row's. */
function lockOwner(db: Kysely<Tables>, purchaseId: string) {
  return db
    .updateTable('users')
    .set((users) => ({ vip_base_time: users.ref('vip_base_time') }))
    .where('id', '=', (select) =>
      select.selectFrom('purchases').select('user_id').where('purchases.id', '=', purchaseId),
    )
    .returning(['id', 'vip_base_time', 'exam_num', 'correct_num'])
    .executeTakeFirst();
}

function belongs(purchase: Purchase, { provider, session, payment }: Evidence): boolean {
  const agrees = (known: string | null, told: string | undefined) =>
    known === null || told === undefined || known === told;
  return (
    purchase.provider === provider &&
    agrees(purchase.provider_session, session) &&
    agrees(purchase.provider_payment, payment)
  );
}

async function firstSeen(db: Kysely<Tables>, eventId: string | undefined, now: number): Promise<boolean> {
  if (eventId === undefined) return true;
  const inserted = await db
    .insertInto('payment_events')
    .values({ event_id: eventId, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

interface Change {
  user: NonNullable<Awaited<ReturnType<typeof lockOwner>>>;
  purchase: Purchase;
  after: PurchaseState;
  evidence: Evidence;
}

async function write(db: Kysely<Tables>, { user, purchase, after, evidence }: Change): Promise<void> {
  const isGranted = after.status === 'paid';
  const grants = await db
    .selectFrom('purchases')
    .select(['id', 'paid_at', 'days'])
    .where('user_id', '=', user.id)
    .where('status', '=', 'paid')
    .where('id', '!=', purchase.id)
    .execute();
  const own = { id: purchase.id, days: purchase.days, paid_at: after.paid_at };
  const dated = [...grants, ...(isGranted ? [own] : [])].flatMap(({ paid_at, ...grant }) =>
    paid_at === null ? [] : [{ ...grant, paid_at }],
  );
  const vip_end_time = vipEnd(user.vip_base_time, dated);
  const changed = await db
    .updateTable('purchases')
    .set({
      ...after,
      vip_end_time: isGranted ? vip_end_time : null,
      provider_session: purchase.provider_session ?? evidence.session ?? null,
      provider_payment: purchase.provider_payment ?? evidence.payment ?? null,
    })
    .where('id', '=', purchase.id)
    .where('status', '=', purchase.status)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new Error('The purchase changed while its user was locked');
  const sign = ((isGranted ? 1 : 0) - (purchase.status === 'paid' ? 1 : 0)) as 1 | 0 | -1;
  await db
    .updateTable('users')
    .set({
      vip_end_time,
      exam_num: countAfter(user.exam_num, purchase.exam_num, sign),
      correct_num: countAfter(user.correct_num, purchase.correct_num, sign),
    })
    .where('id', '=', user.id)
    .execute();
}
