import { hasCode } from '@/lib/api/errors';
import type { GooglePassword } from './google-password';

/** A sign-in by Google that waits for the password of the account that has the address already. */
export interface Linking {
  Form: typeof GooglePassword;
  finish: (password: string) => Promise<void>;
}

/**
 * What is left to do after a sign-in by Google has failed for want of a password; the form for it is loaded then.
 *
 * @param finish signs in again with the password
 * @returns undefined after any other error
 */
export async function linkingAfter(error: unknown, finish: Linking['finish']): Promise<Linking | undefined> {
  if (!hasCode(error, 'password_needed')) return undefined;
  const { GooglePassword } = await import('./google-password');
  return { Form: GooglePassword, finish };
}
