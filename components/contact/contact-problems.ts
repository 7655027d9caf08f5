import { limits } from '@/lib/api/contract/limits';
import { decodeError, type ErrorKind } from '@/lib/api/errors';
import { refusedSender, senderProblems, type SenderProblems } from './sender-problems';

/** What the contact form asks for; `website` is the field that people do not see. */
export type ContactValues = Record<'name' | 'email' | 'topic' | 'message' | 'website', string>;

/** What can be wrong with a field, by its name; each has a text in the page. */
export type ContactProblems = SenderProblems & { message?: 'missing' | 'long' };

/** What the form as a whole can say; each has a text in the page. */
export type ContactOutcome =
  'fields' | 'network' | 'timeout' | 'server' | 'slowDown' | 'unavailable' | 'sent';

/** What to correct before anything is sent; the API checks again. */
export function contactProblems({ message, ...sender }: ContactValues): ContactProblems {
  return {
    ...senderProblems(sender),
    ...(message.trim() === '' && { message: 'missing' as const }),
    ...(message.trim().length > limits.message && { message: 'long' as const }),
  };
}

/** The API is asked once {@link contactProblems} finds nothing, so that a message which it refuses is taken to be too long. */
export function refusedFields(error: unknown): ContactProblems {
  const { fields } = decodeError(error);
  return {
    ...refusedSender(fields),
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

export function contactOutcome(error: unknown): ContactOutcome {
  return outcomes[decodeError(error).kind];
}
