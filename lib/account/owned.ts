import type { AccountPurchase } from '../api/contract/entities';

type Plan = Pick<AccountPurchase, 'type' | 'tag' | 'unlimited'>;

/** Whether a plan is one with unlimited AI correction: an API says so by the flag or by the tag alone. */
export function isPro({ type, tag, unlimited }: Plan): boolean {
  return type === '1' && (unlimited || tag === 'Pro');
}

function runs({ state, usableUntil }: AccountPurchase, now: number): boolean {
  return state === 'paid' && usableUntil !== null && Date.parse(usableUntil) > now;
}

export function hasRunningPro(purchases: readonly AccountPurchase[], now = Date.now()): boolean {
  return purchases.some((purchase) => isPro(purchase) && runs(purchase, now));
}

export interface RunningPack {
  exams: number;
  /** ISO 8601. */
  usableUntil: string;
}

/** The mock exams that were bought and can be used to a day that is known, what ends first first; one entry a day. */
export function runningPacks(purchases: readonly AccountPurchase[], now = Date.now()): RunningPack[] {
  const byDay = new Map<string, RunningPack>();
  for (const purchase of purchases) {
    const { examNum, usableUntil } = purchase;
    if (examNum <= 0 || usableUntil === null || !runs(purchase, now)) continue;
    const day = usableUntil.slice(0, 'YYYY-MM-DD'.length);
    byDay.set(day, { exams: (byDay.get(day)?.exams ?? 0) + examNum, usableUntil });
  }
  return [...byDay.values()].sort(
    (one, other) => Date.parse(one.usableUntil) - Date.parse(other.usableUntil),
  );
}

/**
 * What is left of packs by the number of exams that the account has left: what ends first is used first.
 *
 * @param packs as {@link runningPacks} has them
 */
export function packsLeft(packs: readonly RunningPack[], left: number): RunningPack[] {
  let rest = left;
  return packs.reduceRight<RunningPack[]>((kept, { exams, usableUntil }) => {
    const unused = Math.min(exams, rest);
    rest -= unused;
    return unused > 0 ? [{ exams: unused, usableUntil }, ...kept] : kept;
  }, []);
}

/** Which day of how many it is in the plan that runs now; of several, in the one that ends first. */
export interface PlanDay {
  day: number;
  days: number;
}

const dayMs = 86_400_000;

/** @returns undefined where no plan runs, or one that was not bought */
export function planDay(purchases: readonly AccountPurchase[], now = Date.now()): PlanDay | undefined {
  const ends = purchases
    .filter((purchase) => purchase.type === '1' && purchase.days > 0 && runs(purchase, now))
    .map(({ days, usableUntil }) => ({ days, end: Date.parse(usableUntil ?? '') }))
    .sort((one, other) => one.end - other.end);
  const [first] = ends;
  if (!first) return undefined;
  const left = Math.ceil((first.end - now) / dayMs);
  return { days: first.days, day: Math.min(first.days, Math.max(1, first.days - left + 1)) };
}
