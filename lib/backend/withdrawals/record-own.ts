import type { Kysely } from 'kysely';
import { failures } from '@/lib/api/contract/call';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import type { Tables } from '../database/tables';
import { ApiFailure } from '../base/failure';
import { lockOwner } from '../purchases/lock-owner';
import { findPurchase } from '../purchases/purchases';
import { withdrawalFor } from './find-withdrawal';
import type { Recorded } from './record-declared';
import { verdictOn } from './state/rule';
import { apart, declaredByOwner } from './state/begin';
import { recordBegun, recordStep } from './state/record';
import { canBeRepeated, type Withdrawal } from './state/withdrawal';
import { usedOf } from './used-of';

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
 * declaration of their own. The money then goes back by itself for a while only (state/rule.ts), after which the operator is told again.
 *
 * @returns undefined for a purchase that was given back already
 * @throws ApiFailure 404 for what this user has not paid for, 409 once the period is over
 */
export function recordOwn(database: Kysely<Tables>, asked: OfUser): Promise<Recorded | undefined> {
  return database.transaction().execute(async (db) => {
    const { purchaseId, user } = asked;
    if (!(await findPurchase(db, purchaseId, user.id))) throw new ApiFailure(failures.unknownPurchase);
    const owner = await lockOwner(db, purchaseId);
    return declareOwn(db, { ...asked, locale: asked.locale ?? owner?.locale ?? defaultLocale });
  });
}

/** No payment, refund or other withdrawal of the owner can come between. */
async function declareOwn(
  db: Kysely<Tables>,
  asked: OfUser & { locale: Locale },
): Promise<Recorded | undefined> {
  const { user, purchaseId, reason, locale, now } = asked;
  const purchase = await findPurchase(db, purchaseId, user.id);
  const known = await withdrawalFor(db, purchaseId);
  // The person who decides may have paid back what was declared, as an operator may without any declaration.
  if (purchase?.status === 'refunded' && !(known && hasMoneyToFollow(known))) return undefined;
  if (known && !canBeRepeated(known)) return { withdrawal: known, isUnderWay: true };
  if (purchase?.status !== 'paid' || purchase.paid_at === null)
    throw new ApiFailure(failures.unknownPurchase);

  const bought = { paidAt: purchase.paid_at, used: await usedOf(db, purchaseId) };
  if (verdictOn(bought, known?.declared_at ?? now) === 'tooLate') throw new ApiFailure(failures.tooLate);
  if (known) {
    if (isUntold(known, reason)) await recordBegun(db, apart(known, now));
    const owned = await recordStep(db, known.id, { kind: 'owned', at: now, locale, reason, bought });
    return { withdrawal: owned ?? known, isUnderWay: !owned };
  }
  const words = { name: user.name, email: user.email, reason: reason ?? null, locale };
  const added = await recordBegun(db, declaredByOwner(words, { ...bought, id: purchaseId }, now));
  // Somebody without a session, who locks no owner, was faster.
  return added ? { withdrawal: added, isUnderWay: false } : declareOwn(db, asked);
}

/** It is on its way, or came back and a person sends it another way. */
const hasMoneyToFollow = ({ state, refund_failure }: Withdrawal) =>
  state === 'refunding' || (state === 'asked' && refund_failure !== null);

/** What was declared without a session says more than its owner now repeats, and has not come to the operator. */
function isUntold({ told_at, what, reason, purchase_id }: Withdrawal, repeated: string | undefined): boolean {
  if (told_at !== null) return false;
  const isReplaced = reason !== null && repeated !== undefined && repeated !== reason;
  return isReplaced || what?.toLowerCase() !== purchase_id;
}
