import type { Generated } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Withdrawals from the contract: one row for each purchase, and one for each declaration that names none we know, or says of one
 * that was declared already what that row does not.
 */
export interface WithdrawalsTable {
  id: string;
  purchase_id: string | null;
  /** Who declares it. This and the next three are null once the account is deleted. */
  name: string | null;
  email: string | null;
  /** What was bought, in the words of somebody who was not signed in. */
  what: string | null;
  reason: string | null;
  locale: Locale;
  /** `refunding`: the money is on its way back; `asked`: a person decides. */
  state: 'refunding' | 'refunded' | 'asked';
  declared_at: number;
  tried_at: number;
  /** When the operator was told, where a person decides. */
  told_at: number | null;
  confirmed_at: number | null;
  /** Since when nothing is left to do here. */
  settled_at: number | null;
  /** Why a refund that was made has failed since, in the provider's words. */
  refund_failure: Generated<string | null>;
  /** Set where the account was deleted before this was settled: the personal part then goes as it is. */
  account_deleted_at: Generated<number | null>;
  /** Since when what the purchase grants is suspended; null for what was declared too late, or before declarations suspended. */
  suspended_at: Generated<number | null>;
  /** Since when the money is asked for. */
  refunding_at: Generated<number | null>;
  decision: Generated<'refund' | 'refuse' | null>;
  decided_at: Generated<number | null>;
  /** When somebody without a session last declared again what this row says. */
  repeated_at: Generated<number | null>;
  /** When the operator is next reminded that a person has to decide; null before the first time. */
  remind_at: Generated<number | null>;
}
