import { commonErrors, doorErrors, failures, type ErrorCase } from '@/lib/api/contract/call';
import type { Failure } from '@/lib/api/contract/envelope';

const messages: Readonly<Record<string, string>> = {
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
  bad_signature: 'The event is not signed.',
  unknown_article: 'There is no such article.',
  bad_json: 'The body is not JSON.',
  too_large: 'The body is too large.',
  bad_content_type: 'The body must be application/json.',
  unknown_call: 'There is no such call.',
  bad_method: 'This call has other methods.',
  internal: 'Something went wrong on our side.',
};

interface FailureDetails {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  limit?: string | undefined;
  ticket?: string;
}

/** A failure of the contract, thrown anywhere in a call and answered by the wrapper. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  /** Name of the limit that was reached, for the log alone. */
  readonly limit: string | undefined;
  /** With which the next step is taken. */
  readonly ticket: string | undefined;

  constructor(
    { status, code, when }: ErrorCase,
    { fields, headers = {}, limit, ticket }: FailureDetails = {},
  ) {
    super(messages[code] ?? when);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.headers = headers;
    this.limit = limit;
    this.ticket = ticket;
  }

  toResponse(): Response {
    const body: Failure = { message: this.message, code: this.code };
    if (this.fields) body.fields = this.fields;
    if (this.ticket !== undefined) body.ticket = this.ticket;
    return Response.json(body, { status: this.status, headers: this.headers });
  }
}

/** 429; the client may try again after `waitMs`. @param limit its name, for the log */
export function slowDown(waitMs: number, limit?: string): ApiFailure {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new ApiFailure(failures.slowDown, { headers: { 'retry-after': String(seconds) }, limit });
}

type DoorCode = (typeof commonErrors)[number]['code'] | (typeof doorErrors)[number]['code'];

/** A failure of the door, before or beside any call. */
export function doorFailure(code: DoorCode, headers?: Record<string, string>): ApiFailure {
  const found = [...commonErrors, ...doorErrors].find((error) => error.code === code);
  if (!found) throw new Error(`The contract has no failure ${code}`);
  return new ApiFailure(found, headers ? { headers } : {});
}
