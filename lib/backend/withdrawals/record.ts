import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
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
 * somebody without a session has declared it before, the user confirms that by asking.
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
    const isDeclaredByVisitor = known?.state === 'asked' && known.what !== null;
    if (known && !isDeclaredByVisitor) return known;
    if (purchase?.status === 'refunded') return known;
    if (purchase?.status !== 'paid' || purchase.paid_at === null)
      throw new ApiFailure(failures.unknownPurchase);

    const declared_at = known?.declared_at ?? now;
    const verdict = verdictOn({ paidAt: purchase.paid_at, used: await usedOf(db, purchaseId) }, declared_at);
    if (verdict === 'tooLate') throw new ApiFailure(failures.tooLate);
    const open = { tried_at: now, told_at: null, confirmed_at: null, settled_at: null };
    const state = verdict === 'refund' ? 'refunding' : 'asked';
    const locale = asked ?? owner?.locale ?? defaultLocale;
    const what = { what: null, reason: reason ?? known?.reason ?? null, locale };
    return db
      .insertInto('withdrawals')
      .values({
        ...{ id: randomUUID(), purchase_id: purchaseId, name: user.name, email: user.email, ...what },
        ...{ state, declared_at, ...open },
      })
      .onConflict((conflict) => conflict.column('purchase_id').doUpdateSet({ ...what, ...open, state }))
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

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
 * belongs to that purchase; a person looks at it in any case. Declared again it is confirmed again.
 */
export async function recordDeclared(
  db: Kysely<Tables>,
  { name, email, purchase, reason, locale, now }: OfVisitor,
): Promise<Withdrawal> {
  const open = { tried_at: now, confirmed_at: null, settled_at: null };
  return db
    .insertInto('withdrawals')
    .values({
      ...{
        id: randomUUID(),
        purchase_id: await purchaseNamed(db, purchase, email),
        name,
        email,
        what: purchase,
      },
      ...{ reason: reason || null, locale, state: 'asked', declared_at: now, told_at: null, ...open },
    })
    .onConflict((conflict) => conflict.column('purchase_id').doUpdateSet({ ...open, locale }))
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
