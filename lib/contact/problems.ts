import { limits } from '../api/contract/limits';
import { fieldRules } from '../session/field-rules';
import { failureOf } from '../session/failure';

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
  const { fields } = (typeof error === 'object' && error !== null ? error : {}) as { fields?: object };
  const named = fields ?? {};
  return {
    ...('name' in named && { name: 'missing' as const }),
    ...('email' in named && { email: 'invalid' as const }),
    ...('message' in named && { message: 'long' as const }),
  };
}

/** What to say about an error of the call. An API that does not know the call (404) leaves the mail address. */
export function contactOutcome(error: unknown): ContactOutcome {
  const { status } = (typeof error === 'object' && error !== null ? error : {}) as { status?: unknown };
  if (status === 404 || status === 405 || status === 501) return 'unavailable';
  const { key } = failureOf(error);
  if (key === 'slowDown' || key === 'slowDownLater') return 'slowDown';
  return key === 'network' || key === 'timeout' ? key : 'server';
}
