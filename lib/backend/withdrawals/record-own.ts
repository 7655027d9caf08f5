import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { failures } from '@/lib/api/contract/call';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import type { Tables } from '../database/tables';
import { ApiFailure } from '../http/failure';
import { lockOwner } from '../purchases/lock-owner';
import { findPurchase } from '../purchases/purchases';
import { later, usedOf, type Recorded, type Withdrawal } from './record';
import { mayRefundAlone, verdictOn } from './rule';

interface OfUser {
  user: { id: string; email: string; name: string | null };
  purchaseId: string;
  reason: string | undefined;
  /** Of the page; where that is not known, the account's counts. */
  locale: Locale | null;
  /** Epoch ms. */
  now: number;
}

/**
 * Writes down that a user withdraws from a purchase, once: asked again it is the same withdrawal, as of the first time. Where
 * somebody without a session has declared it before, the user confirms that by asking; words of it that nobody has read yet stay a
 * declaration of their own. The money then goes back by itself for a while only (rule.ts), after which the operator is told again.
 *
 * @returns undefined for a purchase that was given back already
 * @throws ApiFailure 404 for what this user has not paid for, 409 once the period is over
 */
export function recordOwn(
  database: Kysely<Tables>,
  { user, purchaseId, reason, locale: asked, now }: OfUser,
): Promise<Recorded | undefined> {
  return database.transaction().execute(async (db) => {
    if (!(await findPurchase(db, purchaseId, user.id))) throw new ApiFailure(failures.unknownPurchase);
    const owner = await lockOwner(db, purchaseId);
    // As it is now that no payment, refund or other withdrawal can come between.
    const purchase = await findPurchase(db, purchaseId, user.id);
    const known = await db
      .selectFrom('withdrawals')
      .selectAll()
      .where('purchase_id', '=', purchaseId)
      .executeTakeFirst();
    // The person who decides may have paid back what was declared, as an operator may without any declaration.
    if (purchase?.status === 'refunded' && !(known && hasMoneyToFollow(known))) return undefined;
    if (known && !canBeRepeated(known)) return { withdrawal: known, isUnderWay: true };
    if (purchase?.status !== 'paid' || purchase.paid_at === null)
      throw new ApiFailure(failures.unknownPurchase);

    const declared_at = known?.declared_at ?? now;
    const verdict = verdictOn({ paidAt: purchase.paid_at, used: await usedOf(db, purchaseId) }, declared_at);
    if (verdict === 'tooLate') throw new ApiFailure(failures.tooLate);
    if (known && isUntold(known, reason)) {
      await db
        .insertInto('withdrawals')
        .values({ ...known, id: randomUUID(), purchase_id: null, tried_at: now })
        .execute();
    }
    const open = { told_at: null, confirmed_at: null, settled_at: null, repeated_at: null };
    const isPromptly =
      !known ||
      (known.suspended_at !== null &&
        mayRefundAlone({ paidAt: purchase.paid_at, declaredAt: declared_at, now }));
    const isRefund = verdict === 'refund' && isPromptly;
    const state = isRefund ? 'refunding' : 'asked';
    const since = { suspended_at: known?.suspended_at ?? now, refunding_at: isRefund ? now : null };
    const locale = asked ?? owner?.locale ?? defaultLocale;
    const what = { what: null, reason: reason ?? known?.reason ?? null, locale };
    const withdrawal = await db
      .insertInto('withdrawals')
      .values({
        ...{ id: randomUUID(), purchase_id: purchaseId, name: user.name, email: user.email, ...what },
        ...{ state, declared_at, tried_at: now, ...open, ...since },
      })
      .onConflict((conflict) =>
        conflict
          .column('purchase_id')
          .doUpdateSet({ ...what, ...open, ...since, state, tried_at: later(now) }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return { withdrawal, isUnderWay: false };
  });
}

/** It is on its way, or came back and a person sends it another way. */
const hasMoneyToFollow = ({ state, refund_failure }: Withdrawal) =>
  state === 'refunding' || (state === 'asked' && refund_failure !== null);

/** Somebody without a session has declared it, and nobody has decided. */
export const canBeRepeated = ({
  state,
  what,
  decided_at,
  refund_failure,
}: Pick<Withdrawal, 'state' | 'what' | 'decided_at' | 'refund_failure'>) =>
  state === 'asked' && what !== null && decided_at === null && refund_failure === null;

/** What was declared without a session says more than its owner now repeats, and has not come to the operator. */
function isUntold({ told_at, what, reason, purchase_id }: Withdrawal, repeated: string | undefined): boolean {
  if (told_at !== null) return false;
  const isReplaced = reason !== null && repeated !== undefined && repeated !== reason;
  return isReplaced || what?.toLowerCase() !== purchase_id;
}
