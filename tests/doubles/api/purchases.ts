import { randomBytes } from 'node:crypto';
import { currency, offers } from '@/lib/offers/offers';
import type { StoredUser } from './accounts';
import { Refusal } from './wire';

const dayMs = 86_400_000;

/** The offers that the contract lists, at the prices of this site, with numbers and names of its own; money is cents. */
export const plans = offers.map((offer, index) => ({
  ...offer,
  vipId: 11 + index,
  name: offer.type === '1' ? `vip${offer.days}` : `mock${offer.examNum}`,
  originalAmount: null,
  currency,
}));

interface Purchase {
  id: string;
  /** Of the page where it is paid. */
  session: string;
  owner: StoredUser;
  plan: (typeof plans)[number];
  state: 'pending' | 'paid' | 'cancelled';
}

/** The purchases of an API in memory. */
export class Purchases {
  private readonly rows: Purchase[] = [];

  start(owner: StoredUser, vipId: string | null): Purchase {
    const plan = plans.find((plan) => String(plan.vipId) === vipId);
    if (!plan) throw new Refusal(404, 'unknown_plan');
    const [id = '', session = ''] = [12, 16].map((bytes) => randomBytes(bytes).toString('hex'));
    const purchase: Purchase = { id, session, owner, plan, state: 'pending' };
    this.rows.push(purchase);
    return purchase;
  }

  bySession(session: string): Purchase | undefined {
    return this.rows.find((row) => row.session === session);
  }

  /** Grants what was bought, once. */
  pay(purchase: Purchase): void {
    if (purchase.state !== 'pending') return;
    const { owner, plan } = purchase;
    purchase.state = 'paid';
    owner.examNum += plan.examNum;
    owner.correctNum += plan.correctNum;
    if (plan.days > 0) {
      owner.vipEndTime = Math.max(Date.now(), owner.vipEndTime ?? 0) + plan.days * dayMs;
    }
  }

  cancel(purchase: Purchase): void {
    if (purchase.state === 'pending') purchase.state = 'cancelled';
  }

  /** How many purchases the user of an address has, and how many of them are paid. */
  countOf(email: string): { all: number; paid: number } {
    const rows = this.rows.filter(({ owner }) => owner.email === email);
    return { all: rows.length, paid: rows.filter(({ state }) => state === 'paid').length };
  }

  owns(owner: StoredUser, vipId: number): boolean {
    return this.rows.some((row) => row.owner === owner && row.plan.vipId === vipId && row.state === 'paid');
  }

  /** @throws Refusal 404, for another user's purchase too */
  status(owner: StoredUser, id: string | null) {
    const row = this.rows.find((row) => row.id === id && row.owner === owner);
    if (!row) throw new Refusal(404, 'unknown_purchase');
    const { amount, type, tag, days, examNum, correctNum } = row.plan;
    return {
      ...{ id: row.id, amount, type, tag, examNum, correctNum, vipDays: days, write: null, speak: null },
      code: { pending: 0, paid: 1, cancelled: 2 }[row.state],
      vipEndTime: owner.vipEndTime === null ? null : new Date(owner.vipEndTime).toISOString(),
    };
  }
}
