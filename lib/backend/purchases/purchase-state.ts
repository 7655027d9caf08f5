import type { Selectable } from 'kysely';
import type { PurchasesTable } from '../database/tables';

/** What is known of a purchase. Moments are epoch ms. */
export type PurchaseState = Pick<Selectable<PurchasesTable>, 'status' | 'paid_at' | 'refunded_at'>;

/** Something that happened to a purchase; `at` is epoch ms. */
export type Fact =
  { status: 'pending' | 'cancelled' } | { status: 'paid'; at: number } | { status: 'refunded'; at: number };

/** A payment counts even when it was given up before, and a refund even when it is heard of before the payment. */
const rank = { pending: 0, cancelled: 1, paid: 2, refunded: 3 } as const satisfies Record<
  PurchaseState['status'],
  number
>;

/**
 * The state after a fact. Facts may come in any order and any number of times: the status only rises in {@link rank}, and of
 * several moments the earliest counts.
 */
export function advance(state: PurchaseState, fact: Fact): PurchaseState {
  return {
    status: rank[fact.status] > rank[state.status] ? fact.status : state.status,
    paid_at: fact.status === 'paid' ? earlier(state.paid_at, fact.at) : state.paid_at,
    refunded_at: fact.status === 'refunded' ? earlier(state.refunded_at, fact.at) : state.refunded_at,
  };
}

const earlier = (known: number | null, moment: number) => (known === null ? moment : Math.min(known, moment));
