import type { Kysely } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import type { Tables } from '../database/tables';
import { withdrawalFor } from './find-withdrawal';
import { numberIn } from './purchase-number';
import { apart, declared } from './state/begin';
import { recordBegun, recordStep } from './state/record';
import type { Withdrawal } from './state/withdrawal';

interface OfVisitor {
  name: string;
  email: string;
  purchase: string;
  reason?: string | undefined;
  locale: Locale;
  /** Epoch ms. */
  now: number;
}

export interface Recorded {
  withdrawal: Withdrawal;
  /** It was declared before, and whoever has begun with it sends its mails. */
  isUnderWay: boolean;
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
  const begun = declared({ name, email, what, reason: reason || null, locale }, purchase, now);
  const added = await recordBegun(db, begun);
  if (added) return { withdrawal: added, isUnderWay: false };
  const known = await withdrawalFor(db, begun.purchase_id);
  const isSame =
    (what.toLowerCase() === begun.purchase_id || known?.what === what) &&
    (begun.reason === null || known?.reason === begun.reason);
  if (!known || !isSame) {
    const withdrawal = await recordBegun(db, apart(begun, now));
    if (!withdrawal) throw new Error('A declaration that belongs to no purchase stands in its own way');
    return { withdrawal, isUnderWay: false };
  }
  const again = await recordStep(db, known.id, { kind: 'repeated', at: now, locale });
  return again ? { withdrawal: again, isUnderWay: false } : { withdrawal: known, isUnderWay: true };
}

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
