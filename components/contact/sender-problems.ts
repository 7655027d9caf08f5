import { fieldRules } from '@/lib/account/field-rules';

/** What can be wrong with who writes; each has a text in the page (sender-fields.tsx). */
export type SenderProblems = Partial<{ name: 'missing'; email: 'missing' | 'invalid' }>;

/** What to correct before anything is sent; the API checks again. */
export function senderProblems({ name, email }: Record<'name' | 'email', string>): SenderProblems {
  const address = fieldRules.email(email);
  return {
    ...(fieldRules.nickname(name) && { name: 'missing' as const }),
    ...(address && { email: address === 'emailMissing' ? ('missing' as const) : ('invalid' as const) }),
  };
}

export function refusedSender(fields: object): SenderProblems {
  return {
    ...('name' in fields && { name: 'missing' as const }),
    ...('email' in fields && { email: 'invalid' as const }),
  };
}
