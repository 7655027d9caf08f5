import { exclusive } from './exclusive';
import { holdForGood } from './hold';
import type { PaymentStatus } from './poll';
import { purchaseKeys } from './storage-keys';
import { storedList } from './stored-list';

/** The record of a purchase that was paid: what it gave, and what has been done about it in this browser. */
export interface PaidPurchase {
  /** `logVipId` of the API. */
  id: string;
  type: string | null;
  tag: string | null;
  /** ISO 8601. */
  vipEndTime: string | null;
  examNum: number | null;
  correctNum: number | null;
  /** Cents. */
  amount: number | null;
  /** Who bought; null where that was not known. */
  userId: string | null;
  /** Epoch ms; absent where the purchase was not begun in this browser. */
  startedAt?: number;
  /** When this browser learnt of it, epoch ms. */
  paidAt: number;
  /** Whether a tab has taken it upon itself to tell the buyer, and to report the order. */
  shown: boolean;
  reported: boolean;
}

/** Records of this browser beyond that are forgotten. */
const keptRecords = 50;

export const paidPurchases = storedList<PaidPurchase>(purchaseKeys.paid, isPaid);

/** Records that a purchase is paid; a record that exists is left as it is. */
export function recordPaid(
  id: string,
  status: PaymentStatus,
  { userId, startedAt }: Pick<PaidPurchase, 'userId' | 'startedAt'>,
  now = Date.now(),
): PaidPurchase {
  const known = paidPurchases.read();
  const existing = known.find((record) => record.id === id);
  if (existing) return existing;
  const { type, tag, vipEndTime, examNum, correctNum, amount } = status;
  const record: PaidPurchase = {
    ...{ id, type, tag, vipEndTime, examNum, correctNum, amount, userId },
    ...(startedAt !== undefined && { startedAt }),
    paidAt: now,
    shown: false,
    reported: false,
  };
  for (const { id: old } of known.slice(0, Math.max(0, known.length + 1 - keptRecords)))
    paidPurchases.remove(old);
  paidPurchases.put(record);
  return record;
}

/** Paid purchases of a user whose buyer has not been told. */
export function untold(userId: string | null): PaidPurchase[] {
  return paidPurchases
    .read()
    .filter((paid) => !paid.shown && (paid.userId === null || userId === null || paid.userId === userId));
}

/** Takes something about a paid purchase upon this tab; false when it has been done before, here or in another tab. */
export function claim(id: string, duty: 'shown' | 'reported'): Promise<boolean> {
  return exclusive('purchase_claims', async () => {
    const record = paidPurchases.read().find((paid) => paid.id === id);
    if (!record || record[duty] || !(await holdForGood(`purchase_${duty}:${id}`))) return false;
    paidPurchases.put({ ...record, [duty]: true });
    return true;
  });
}

function isPaid(value: unknown): value is PaidPurchase {
  const { id, paidAt, shown } = (value ?? {}) as Partial<PaidPurchase>;
  return typeof id === 'string' && typeof paidAt === 'number' && typeof shown === 'boolean';
}
