import { facts } from '@/lib/site/facts';
import { dayMs } from '../../base/day-ms';

export type Verdict = 'refund' | 'ask' | 'tooLate';

/** How far behind UTC a day ends where it ends last. */
const lastZoneMs = 12 * 60 * 60 * 1000;

/** For how long after the period a public holiday of some country, or a buyer's own time, may still extend it. */
const doubtfulMs = 5 * dayMs;

/**
 * Until when one can withdraw, epoch ms. The day of the payment is not counted, the last one is counted whole, and one on a weekend
 * moves to the Monday (Regulation 1182/71, article 3), wherever on earth the buyer may be.
 */
export function withdrawableUntil(paidAt: number): number {
  let lastDay = Math.floor((paidAt + facts.refundDays * dayMs) / dayMs);
  while (isWeekend(lastDay)) lastDay += 1;
  return (lastDay + 1) * dayMs + lastZoneMs - 1;
}

const isWeekend = (day: number) => [0, 6].includes(new Date(day * dayMs).getUTCDay());

/** For how long after a declaration its owner's repeating it brings the money back by itself, once the period is over. */
const repeatedWithinMs = 3 * dayMs;

/**
 * Whether the money may go back without a person: while the period runs, and for some days after the first declaration. Later nobody
 * knows what has become of the purchase since, and of the declaration.
 *
 * @param times epoch ms
 */
export function mayRefundAlone(times: { paidAt: number; declaredAt: number; now: number }): boolean {
  return times.now <= Math.max(withdrawableUntil(times.paidAt), times.declaredAt + repeatedWithinMs);
}

export interface Bought {
  /** Epoch ms. */
  paidAt: number;
  /** Mock exams and corrections of this purchase that were used. */
  used: number;
}

/**
 * The rule of /refund-policy. What was used of a purchase is what its own grant counts, of a plan too: its days alone are no use of
 * it, since all that they open beside counted things is free; of a plan with unlimited corrections they are counted, too. What failed
 * and was given back counts as unused. A last day that is a public holiday moves too, but holidays differ by country: for some days
 * after the period a person decides.
 *
 * @param declaredAt epoch ms
 */
export function verdictOn({ paidAt, used }: Bought, declaredAt: number): Verdict {
  const until = withdrawableUntil(paidAt);
  if (declaredAt > until + doubtfulMs) return 'tooLate';
  return used === 0 && declaredAt <= until ? 'refund' : 'ask';
}
