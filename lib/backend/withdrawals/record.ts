import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { failures } from '@/lib/api/contract/call';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import type { Tables } from '../database/tables';
import type { WithdrawalsTable } from '../database/withdrawals-table';
import { ApiFailure } from '../http/failure';
import { lockOwner } from '../purchases/lock-owner';
import { findPurchase } from '../purchases/purchases';
import { verdictOn } from './rule';

export type Withdrawal = Selectable<WithdrawalsTable>;

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
 * declaration of their own.
 *
 * @returns undefined for a purchase that was given back already
 * @throws ApiFailure 404 for what this user has not paid for, 409 once the period is over
 */
export function recordOwn(
  database: Kysely<Tables>,
  { user, purchaseId, reason, locale: asked, now }: OfUser,
): Promise<Withdrawal | undefined> {
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
    if (purchase?.status === 'refunded' && known?.state !== 'refunding') return undefined;
    const isDeclaredByVisitor = known?.state === 'asked' && known.what !== null;
    if (known && !isDeclaredByVisitor) return known;
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
    const open = { told_at: null, confirmed_at: null, settled_at: null };
    const state = verdict === 'refund' ? 'refunding' : 'asked';
    const locale = asked ?? owner?.locale ?? defaultLocale;
    const what = { what: null, reason: reason ?? known?.reason ?? null, locale };
    return db
      .insertInto('withdrawals')
      .values({
        ...{ id: randomUUID(), purchase_id: purchaseId, name: user.name, email: user.email, ...what },
        ...{ state, declared_at, tried_at: now, ...open },
      })
      .onConflict((conflict) =>
        conflict.column('purchase_id').doUpdateSet({ ...what, ...open, state, tried_at: later(now) }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** What was declared without a session says more than its owner now repeats, and has not come to the operator. */
function isUntold({ told_at, what, reason, purchase_id }: Withdrawal, repeated: string | undefined): boolean {
  if (told_at !== null) return false;
  const isReplaced = reason !== null && repeated !== undefined && repeated !== reason;
  return isReplaced || what?.toLowerCase() !== purchase_id;
}

/** A moment after the one before: who has begun with a withdrawal then sees that it is not theirs any more. */
export const later = (now: number) =>
  sql<number>`case when withdrawals.tried_at < ${now} then ${now} else withdrawals.tried_at + 1 end`;

interface OfVisitor {
  name: string;
  email: string;
  purchase: string;
  reason?: string | undefined;
  locale: Locale;
  now: number;
}

/**
 * Writes down what somebody without a session declares. Where it names the number of a purchase that was paid from this address, it
 * belongs to that purchase; a person looks at it in any case. Declared again in the same words, or by the number alone, it is
 * confirmed again; in other words it is a declaration of its own, of whatever else they name.
 */
export async function recordDeclared(
  db: Kysely<Tables>,
  { name, email, purchase: what, reason, locale, now }: OfVisitor,
): Promise<Withdrawal> {
  const purchase_id = await purchaseNamed(db, what, email);
  const open = { confirmed_at: null, settled_at: null };
  const row = {
    ...{ id: randomUUID(), purchase_id, name, email, what, reason: reason || null, locale },
    ...{ state: 'asked' as const, declared_at: now, tried_at: now, told_at: null, ...open },
  };
  const added = await db
    .insertInto('withdrawals')
    .values(row)
    .onConflict((conflict) => conflict.column('purchase_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) return added;
  const again = await db
    .updateTable('withdrawals')
    .set({ ...open, locale, tried_at: later(now) })
    .where('purchase_id', '=', purchase_id)
    .$if(what.toLowerCase() !== purchase_id, (known) => known.where('what', '=', what))
    .$if(row.reason !== null, (known) => known.where('reason', '=', row.reason))
    .returningAll()
    .executeTakeFirst();
  if (again) return again;
  return db
    .insertInto('withdrawals')
    .values({ ...row, purchase_id: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const purchaseNumber = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

async function purchaseNamed(db: Kysely<Tables>, words: string, email: string): Promise<string | null> {
  // Asked for in any case, so that an answer takes as long with a number as without one.
  const number = purchaseNumber.exec(words)?.[0].toLowerCase() ?? '';
  const found = await db
    .selectFrom('purchases')
    .innerJoin('users', 'users.id', 'purchases.user_id')
    .select('purchases.id')
    .where('purchases.id', '=', number)
    .where('users.email', '=', email)
    .where('purchases.status', 'in', ['paid', 'refunded'])
    .executeTakeFirst();
  return found?.id ?? null;
}

/** How many mock exams and corrections of a purchase were used. */
export async function usedOf(db: Kysely<Tables>, purchaseId: string): Promise<number> {
  const grant = await db
    .selectFrom('grants')
    .select(['exam_used', 'correct_used'])
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst();
  return grant ? grant.exam_used + grant.correct_used : 0;
}
