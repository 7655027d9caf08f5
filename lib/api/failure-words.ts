import { commonErrors, doorErrors, type ErrorCase } from './contract/call';
import type { ContractErrorCode } from './errors';

/**
 * What failures of the contract say in English, to whoever reads answers as they are; pages say it in the reader's language, by the
 * code. Servers alone load it.
 */
export const failureWords = {
  invalid: 'Some fields are not valid.',
  slow_down: 'Too many requests. Please wait a moment.',
  unauthorized: 'Please sign in.',
  bad_credentials: 'The email address or the password is wrong.',
  invalid_jwt: 'Invalid JWT format',
  untrusted_jwt: 'This proof of identity cannot be trusted.',
  bad_code: 'The code is wrong or has expired.',
  bad_ticket: 'This step has expired. Please ask for a new code.',
  common_password: 'This password is one of those that are tried first.',
  personal_password: 'This password is too close to the address, the name or the brand.',
  password_needed: 'This address has an account already. Its password is needed once.',
  email_taken: 'This email address already has an account.',
  not_confirmed: 'This is not the address of the account.',
  second_factor: 'A code of your authenticator app is needed as well.',
  factor_changed: 'This was changed in another window. Please look again.',
  bad_passkey: 'This passkey is not known, or what it says cannot be trusted.',
  too_many_passkeys: 'This account has as many passkeys as one can have.',
  sign_in_again: 'Please sign in again first.',
  cross_site: 'Another site cannot do this.',
  bad_sign: 'The signature is wrong.',
  unknown_plan: 'There is no such plan.',
  payments_unavailable: 'Payments are not available right now. Please try again later.',
  unknown_purchase: 'There is no such purchase.',
  too_late: 'The days in which you can withdraw from this contract are over.',
  practice_full: 'This account keeps as much practice as it can.',
  no_credit: 'There is no mock exam left in this account.',
  open_exam: 'An exam is open already.',
  unknown_exam: 'There is no such exam.',
  not_this_step: 'The exam stands at another question.',
  exam_elsewhere: 'The exam goes on in another tab or on another device.',
  finished: 'The exam is over.',
  still_open: 'The exam is not over yet.',
  unknown_recording: 'There is no such recording, or not any more.',
  no_correction: 'There is no correction left in this account.',
  unknown_correction: 'There is no such correction.',
  unknown_task: 'There is no such task.',
  still_waiting: 'The correction is not ready yet.',
  no_tutor: 'There is no tutor on this site.',
  not_in_plan: 'No plan of this account has the tutor.',
  spent: 'As much was asked as one can on a day.',
  unknown_thread: 'There is no such thread.',
  busy: 'The thread waits for an answer already.',
  bad_signature: 'The event is not signed.',
  unknown_article: 'There is no such article.',
  bad_json: 'The body is not JSON.',
  too_large: 'The body is too large.',
  bad_content_type: 'The body must be application/json.',
  unknown_call: 'There is no such call.',
  bad_method: 'This call has other methods.',
  internal: 'Something went wrong on our side.',
  api_unreachable: 'The API cannot be reached.',
  api_timeout: 'The API takes too long to answer.',
} as const satisfies Record<ContractErrorCode, string>;

export type ContractFailure = ErrorCase & { code: ContractErrorCode };

export type DoorCode = (typeof commonErrors)[number]['code'] | (typeof doorErrors)[number]['code'];

export function doorError(code: DoorCode): ContractFailure {
  const found = [...commonErrors, ...doorErrors].find((error) => error.code === code);
  if (!found) throw new Error(`The contract has no failure ${code}`);
  return found;
}
