import { randomBytes } from 'node:crypto';
import type { StoredUser } from './accounts';
import { Refusal } from './wire';

const dayMs = 86_400_000;

/** The offers that the contract lists, with numbers and names of its own; money is cents. */
export const plans = [
  plan(11, 'vip7', { type: '1', days: 7, amount: 990, correctNum: 10 }),
  plan(12, 'vip30', { type: '1', days: 30, amount: 1990, correctNum: 50 }),
  plan(13, 'vip90', { type: '1', days: 90, amount: 3990, tag: 'Pro', unlimited: true }),
  plan(14, 'mock1', { type: '4', amount: 499, examNum: 1 }),
  plan(15, 'mock3', { type: '4', amount: 1399, examNum: 3 }),
  plan(16, 'mock5', { type: '4', amount: 1799, examNum: 5 }),
  plan(17, 'mock10', { type: '4', amount: 2799, examNum: 10 }),
];

interface Offer {
  type: '1' | '4';
  amount: number;
  tag?: string;
  days?: number;
  examNum?: number;
  correctNum?: number;
  unlimited?: boolean;
}

function plan(vipId: number, name: string, offer: Offer) {
  const nothing = { tag: null, days: 0, examNum: 0, correctNum: 0, unlimited: false };
  return { vipId, name, originalAmount: null, currency: 'USD', ...nothing, ...offer };
}

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
