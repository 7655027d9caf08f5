import { limits } from '@/lib/api/contract/limits';
import { fieldRules } from '@/lib/account/field-rules';
import { decodeError, type ErrorKind } from '@/lib/api/errors';

/** What the contact form asks for; `website` is the field that people do not see. */
export type ContactValues = Record<'name' | 'email' | 'topic' | 'message' | 'website', string>;

/** What can be wrong with a field, by its name; each has a text in the page. */
export type ContactProblems = Partial<{
  name: 'missing';
  email: 'missing' | 'invalid';
  message: 'missing' | 'long';
}>;

/** What the form as a whole can say; each has a text in the page. */
export type ContactOutcome =
  'fields' | 'network' | 'timeout' | 'server' | 'slowDown' | 'unavailable' | 'sent';

/** What to correct before anything is sent; the API checks again. */
export function contactProblems({ name, email, message }: ContactValues): ContactProblems {
  const found: ContactProblems = {};
  if (fieldRules.nickname(name)) found.name = 'missing';
  const address = fieldRules.email(email);
  if (address) found.email = address === 'emailMissing' ? 'missing' : 'invalid';
  if (message.trim() === '') found.message = 'missing';
  if (message.trim().length > limits.message) found.message = 'long';
  return found;
}

/** What the fields of a refused request have to do with this form's own complaints. */
export function refusedFields(error: unknown): ContactProblems {
  const { fields } = decodeError(error);
  return {
    ...('name' in fields && { name: 'missing' as const }),
    ...('email' in fields && { email: 'invalid' as const }),
    ...('message' in fields && { message: 'long' as const }),
  };
}

// An API that does not know the call leaves the mail address.
const outcomes = {
  network: 'network',
  timeout: 'timeout',
  slowDown: 'slowDown',
  signedOut: 'server',
  notFound: 'unavailable',
  unsupported: 'unavailable',
  refused: 'server',
  server: 'server',
} as const satisfies Record<ErrorKind, ContactOutcome>;

/** What to say about an error of the call. */
export function contactOutcome(error: unknown): ContactOutcome {
  return outcomes[decodeError(error).kind];
}
