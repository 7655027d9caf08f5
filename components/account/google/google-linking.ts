import { hasCode, secondStepTicket } from '@/lib/api/errors';
import type { GooglePassword } from './google-password';

/** A sign-in by Google that waits for the password of the account that has the address already. */
export interface Linking {
  Form: typeof GooglePassword;
  finish: (password: string) => Promise<void>;
}

/**
 * What is left to do after a sign-in by Google has failed for want of a password; the form for it is loaded then. For want of a
 * second step the login page is opened, which asks for it.
 *
 * @param finish signs in again with the password
 * @param target address to go to afterwards
 * @returns undefined after any other error
 */
export async function linkingAfter(
  error: unknown,
  finish: Linking['finish'],
  target: string,
): Promise<Linking | undefined> {
  await leaveForSecondStep(error, target);
  if (!hasCode(error, 'password_needed')) return undefined;
  const { GooglePassword } = await import('./google-password');
  return {
    Form: GooglePassword,
    finish: (password) =>
      finish(password).catch(async (failure: unknown) => {
        await leaveForSecondStep(failure, target);
        throw failure;
      }),
  };
}

/** Never comes back where it leaves: the page that waits for it is replaced. */
async function leaveForSecondStep(error: unknown, target: string): Promise<void> {
  const ticket = secondStepTicket(error);
  if (ticket === undefined) return;
  const { openSecondStep } = await import('../factors/open-second-step');
  openSecondStep(ticket, target);
  await new Promise(() => undefined);
}
