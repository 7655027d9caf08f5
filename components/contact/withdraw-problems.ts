import { fieldRules } from '@/lib/account/field-rules';
import { limits } from '@/lib/api/contract/limits';
import { decodeError } from '@/lib/api/errors';

/** What the form of withdrawal asks for, in its order. It has no field against programs: a browser that fills one in would lose a declaration. */
export const withdrawNames = ['name', 'email', 'purchase', 'reason'] as const;

export type WithdrawValues = Record<(typeof withdrawNames)[number], string>;

/** What can be wrong with a field, by its name; each has a text in the page. */
export type WithdrawProblems = Partial<{
  name: 'missing';
  email: 'missing' | 'invalid';
  purchase: 'missing';
  reason: 'long';
}>;

/** What to correct before the next step; the API checks again. */
export function withdrawProblems({ name, email, purchase, reason }: WithdrawValues): WithdrawProblems {
  const address = fieldRules.email(email);
  return {
    ...(fieldRules.nickname(name) && { name: 'missing' as const }),
    ...(address && { email: address === 'emailMissing' ? ('missing' as const) : ('invalid' as const) }),
    ...(purchase.trim() === '' && { purchase: 'missing' as const }),
    ...(reason.trim().length > limits.withdrawReason && { reason: 'long' as const }),
  };
}

/** What the fields of a refused request have to do with this form's own complaints. */
export function refusedWithdrawal(error: unknown): WithdrawProblems {
  const { fields } = decodeError(error);
  return {
    ...('name' in fields && { name: 'missing' as const }),
    ...('email' in fields && { email: 'invalid' as const }),
    ...('purchase' in fields && { purchase: 'missing' as const }),
    ...('reason' in fields && { reason: 'long' as const }),
  };
}
