import { dayMs } from '../base/day-ms';

/** A purchase of VIP days that is paid and was not taken back. */
export interface VipGrant {
  id: string;
  /** Epoch ms. */
  paid_at: number;
  days: number;
  /** When it was suspended, epoch ms. Of its own days it gets back all that were still to come when that began. */
  paused?: { from: number; to: number };
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
      const start = Math.max(end ?? grant.paid_at, grant.paid_at);
      const ownEnd = start + grant.days * dayMs;
      end = ownEnd + lostMs(start, ownEnd, grant.paused);
      return { ...grant, until: end };
    });
}

/**
 * How much of a plan a suspension has taken: the plan stands still from when it begins, so that one which outlasts the plan takes what
 * was left of it and the time until then. One that begins after the plan's end takes nothing, nor does any time before the plan begins.
 */
function lostMs(start: number, ownEnd: number, paused: VipGrant['paused']): number {
  if (!paused || paused.from >= ownEnd) return 0;
  return Math.max(0, paused.to - Math.max(paused.from, start));
}

/** When a user's VIP membership ends, epoch ms; null for a user who never had one. */
export function vipEnd(base: number | null, grants: readonly VipGrant[]): number | null {
  return memberships(base, grants).at(-1)?.until ?? base;
}
