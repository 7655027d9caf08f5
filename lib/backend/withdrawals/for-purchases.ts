import type { Withdrawals } from '../calls/deps';
import { refundFailed } from './refund-failed';
import { resumeWithdrawals } from './resume';
import { orphaned } from './state/begin';
import { recordBegun } from './state/record';
import { withdrawalOf } from './withdrawal-of';

export const withdrawalsForPurchases: Withdrawals = {
  recordOrphan: async (db, purchase, now) => void (await recordBegun(db, orphaned(purchase, now))),
  refundFailed,
  resume: resumeWithdrawals,
  listed: withdrawalOf,
};
