import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import type { Tables } from '../database/tables';
import { numberIn } from './purchase-number';
import { later, type Recorded } from './record';
import { verdictOn } from './rule';

interface OfVisitor {
  name: string;
  email: string;
  purchase: string;
  reason?: string | undefined;
  locale: Locale;
  /** Epoch ms. */
  now: number;
}

/**
 * Writes down what somebody without a session declares. Where it names the number of a purchase that was paid from this address, it
 * belongs to that purchase; a person looks at it in any case. Declared again in the same words, or by the number alone, it is
 * confirmed again, once it was; in other words it is a declaration of its own, of whatever else they name.
 */
export async function recordDeclared(
  db: Kysely<Tables>,
  { name, email, purchase: what, reason, locale, now }: OfVisitor,
): Promise<Recorded> {
  const purchase = await purchaseNamed(db, what, email);
  const purchase_id = purchase?.id ?? null;
  const row = {
    ...{ id: randomUUID(), purchase_id, name, email, what, reason: reason || null, locale },
    ...{ state: 'asked' as const, declared_at: now, tried_at: now },
    ...{ told_at: null, confirmed_at: null, settled_at: null },
    suspended_at: purchase && isInTime(purchase, now) ? now : null,
  };
  const added = await db
    .insertInto('withdrawals')
    .values(row)
    .onConflict((conflict) => conflict.column('purchase_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) return { withdrawal: added, isUnderWay: false };
  const known = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('purchase_id', '=', purchase_id)
    .executeTakeFirst();
  const isSame =
    (what.toLowerCase() === purchase_id || known?.what === what) &&
    (row.reason === null || known?.reason === row.reason);
  if (!known || !isSame) {
    const other = { ...row, purchase_id: null, suspended_at: null };
    const withdrawal = await db
      .insertInto('withdrawals')
      .values(other)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { withdrawal, isUnderWay: false };
  }
  const again = await db
    .updateTable('withdrawals')
    .set({ confirmed_at: null, settled_at: null, repeated_at: now, locale, tried_at: later(now) })
    .where('id', '=', known.id)
    .where('confirmed_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return again ? { withdrawal: again, isUnderWay: false } : { withdrawal: known, isUnderWay: true };
}

/** What nobody could withdraw from any more, nobody loses before a person has looked. */
const isInTime = ({ paid_at }: { paid_at: number | null }, now: number) =>
  paid_at !== null && verdictOn({ paidAt: paid_at, used: 0 }, now) !== 'tooLate';

async function purchaseNamed(
  db: Kysely<Tables>,
  words: string,
  email: string,
): Promise<{ id: string; paid_at: number | null } | undefined> {
  // Asked for in any case, so that an answer takes as long with a number as without one.
  return db
    .selectFrom('purchases')
    .innerJoin('users', 'users.id', 'purchases.user_id')
    .select(['purchases.id', 'purchases.paid_at'])
    .where('purchases.id', '=', numberIn(words) ?? '')
    .where('users.email', '=', email)
    .where('purchases.status', 'in', ['paid', 'refunded'])
    .executeTakeFirst();
}
