export const dayMs = 24 * 60 * 60 * 1000;

/** A purchase of VIP days that is paid and was not taken back. */
export interface VipGrant {
  id: string;
  /** Epoch ms. */
  paid_at: number;
  days: number;
  /** For how long it was suspended, ms, which is added. */
  pausedMs?: number;
}

/**
 * The memberships that grants add up to, in the order in which they were paid, each with the moment at which its own days end:
 * it adds them to the later of its payment and the end so far.
 *
 * @param base epoch ms of the VIP end the user has beside purchases; null for none
 */
export function memberships<Grant extends VipGrant>(
  base: number | null,
  grants: readonly Grant[],
): (Grant & { until: number })[] {
  let end = base;
  return grants
    .filter(({ days }) => days > 0)
    .sort((one, other) => one.paid_at - other.paid_at || (one.id < other.id ? -1 : 1))
    .map((grant) => {
      end = Math.max(end ?? grant.paid_at, grant.paid_at) + grant.days * dayMs + (grant.pausedMs ?? 0);
      return { ...grant, until: end };
    });
}

/** When a user's VIP membership ends, epoch ms; null for a user who never had one. */
export function vipEnd(base: number | null, grants: readonly VipGrant[]): number | null {
  return memberships(base, grants).at(-1)?.until ?? base;
}
