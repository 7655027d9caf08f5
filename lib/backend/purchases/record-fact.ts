import type { Kysely, Selectable } from 'kysely';
import type { PurchasesTable, Tables } from '../database/tables';
import type { Deps } from '../calls/deps';
import { vipEnd } from './entitlements';
import { keepGrant } from './grants';
import { lockOwner } from './lock-owner';
import { membershipsOf } from './owned';
import { sendReceipts } from './send-receipts';
import { advance, type Fact, type PurchaseState } from './purchase-state';

type Purchase = Selectable<PurchasesTable>;

export interface Evidence {
  provider: Purchase['provider'];
  /** The provider's event; one that was seen before changes nothing. */
  eventId?: string | undefined;
  session?: string | undefined;
  /** The provider's name of the payment. */
  payment?: string | undefined;
  /** What the provider says was to be paid in all; null where it does not say. */
  price?: Price | null | undefined;
}

/** Cents, and an ISO 4217 code in either case. */
export interface Price {
  amount: number;
  currency: string;
}

/**
 * `orphaned`: recorded, and paid after its account had been deleted, so that it is to be refunded. `unknown`: this provider has no such purchase, or another session belongs to it. `mispriced`: another price was paid than the
 * purchase was begun with; it stays as it is.
 */
type Outcome = 'recorded' | 'orphaned' | 'repeated' | 'unknown' | 'mispriced';

/**
 * The one way in which a purchase changes, whoever tells: the fact, what it grants or takes back, and the name of the event are
 * written together or not at all. The user's row is locked meanwhile, so that facts about one user follow one another.
 */
export async function recordFact(
  deps: Deps,
  purchaseId: string,
  fact: Fact,
  evidence: Evidence,
): Promise<Outcome> {
  const { db, now, log, payments, withdrawals } = deps;
  const { outcome, change, mispriced } = await db.transaction().execute(async (transaction) => {
    const user = await lockOwner(transaction, purchaseId);
    if (!user) return { outcome: 'unknown' as const };
    const purchase = await transaction
      .selectFrom('purchases')
      .selectAll()
      .where('id', '=', purchaseId)
      .executeTakeFirstOrThrow();
    if (!belongs(purchase, evidence)) return { outcome: 'unknown' as const };
    if (fact.status === 'paid' && !agreesOnPrice(purchase, evidence)) {
      return { outcome: 'mispriced' as const, mispriced: purchase };
    }
    if (!(await firstSeen(transaction, evidence.eventId, now()))) return { outcome: 'repeated' as const };
    const after = advance(purchase, fact);
    await write({ db: transaction, payments }, { user, purchase, after, evidence });
    const change = { from: purchase.status, to: after.status };
    const isPaidNow = change.to === 'paid' && change.from !== 'paid';
    const isOrphaned = isPaidNow && user.deleted_at !== null;
    if (isOrphaned) await withdrawals.recordOrphan(transaction, purchase, now());
    else if (isPaidNow) await oweReceipt(transaction, purchaseId, now());
    return { outcome: isOrphaned ? ('orphaned' as const) : ('recorded' as const), change };
  });
  if (change && change.from !== change.to) {
    log.info({ purchase: purchaseId, ...change }, 'purchase');
    if (change.to === 'paid') deps.later('receipts', () => sendReceipts(deps));
    if (outcome === 'orphaned') {
      log.warn(
        { purchase: purchaseId },
        'paid by somebody whose account was deleted meanwhile: to be refunded',
      );
    }
  }
  if (mispriced) {
    const begun = { amount: mispriced.amount, currency: mispriced.currency };
    log.error(
      { purchase: purchaseId, begun, paid: evidence.price },
      'another price was paid, nothing granted',
    );
  }
  return outcome;
}

/** The receipt is owed from the moment of the payment on, whatever happens to this process. */
async function oweReceipt(db: Kysely<Tables>, id: string, now: number): Promise<void> {
  await db.updateTable('purchases').set({ receipt_due_at: now }).where('id', '=', id).execute();
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

/** A provider that does not name the price is believed: the session that it opened for us has ours. */
function agreesOnPrice({ amount, currency }: Purchase, { price }: Evidence): boolean {
  return !price || (price.amount === amount && price.currency.toLowerCase() === currency.toLowerCase());
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

async function write(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  { user, purchase, after, evidence }: Change,
): Promise<void> {
  const changed = await db
    .updateTable('purchases')
    .set({
      ...after,
      vip_end_time: null,
      provider_session: purchase.provider_session ?? evidence.session ?? null,
      provider_payment: purchase.provider_payment ?? evidence.payment ?? null,
    })
    .where('id', '=', purchase.id)
    .where('status', '=', purchase.status)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new Error('The purchase changed while its user was locked');
  await keepGrant(db, purchase, after);
  if (after.status !== 'paid') return;
  const vip_end_time = vipEnd(user.vip_base_time, await membershipsOf({ db, payments }, user));
  await db.updateTable('purchases').set({ vip_end_time }).where('id', '=', purchase.id).execute();
}
