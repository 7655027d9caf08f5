const dayMs = 24 * 60 * 60 * 1000;

/** A purchase of VIP days that is paid and was not taken back. */
export interface VipGrant {
  id: string;
  /** Epoch ms. */
  paid_at: number;
  days: number;
}

/**
 * When a user's VIP membership ends: every grant adds its days to the later of its own moment and the end so far, in the order
 * in which they were paid.
 *
 * @param base epoch ms of the end the user has beside purchases; null for none
 */
export function vipEnd(base: number | null, grants: readonly VipGrant[]): number | null {
  const inOrder = grants
    .filter(({ days }) => days > 0)
    .sort((one, other) => one.paid_at - other.paid_at || (one.id < other.id ? -1 : 1));
  return inOrder.reduce<number | null>(
    (end, { paid_at, days }) => Math.max(end ?? paid_at, paid_at) + days * dayMs,
    base,
  );
}

/** A count after a grant (`sign` 1) or its return (-1); what was used meanwhile cannot be returned. */
export function countAfter(count: number, granted: number, sign: 1 | 0 | -1): number {
  return Math.max(0, count + sign * granted);
}
