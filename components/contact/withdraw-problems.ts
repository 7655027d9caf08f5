import { limits } from '@/lib/api/contract/limits';
import { decodeError } from '@/lib/api/errors';
import { refusedSender, senderProblems, type SenderProblems } from './sender-problems';

/** What the form of withdrawal asks for, in its order. It has no field against programs: a browser that fills one in would lose a declaration. */
export const withdrawNames = ['name', 'email', 'purchase', 'reason'] as const;

export type WithdrawValues = Record<(typeof withdrawNames)[number], string>;

/** What can be wrong with a field, by its name; each has a text in the page. */
export type WithdrawProblems = SenderProblems & { purchase?: 'missing'; reason?: 'long' };

/** What to correct before the next step; the API checks again. */
export function withdrawProblems({ purchase, reason, ...sender }: WithdrawValues): WithdrawProblems {
  return {
    ...senderProblems(sender),
    ...(purchase.trim() === '' && { purchase: 'missing' as const }),
    ...(reason.trim().length > limits.withdrawReason && { reason: 'long' as const }),
  };
}

export function refusedWithdrawal(error: unknown): WithdrawProblems {
  const { fields } = decodeError(error);
  return {
    ...refusedSender(fields),
    ...('purchase' in fields && { purchase: 'missing' as const }),
    ...('reason' in fields && { reason: 'long' as const }),
  };
}
