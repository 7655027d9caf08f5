import type { z } from './zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ErrorCase {
  status: number;
  code: string;
  when: string;
}

/** The parts of a request. What stands in the path, query and header values are strings; the body is JSON. */
export interface RequestParts {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  headers?: z.ZodType;
}

export interface Call {
  summary: string;
  /** The first is the one this site uses. */
  methods: readonly [Method, ...Method[]];
  /** Below the base, such as `/common/login`, or with a name in braces for a part that differs: `/exam/{id}`. */
  path: `/${string}`;
  /** `optional`: a token is sent where there is one, and none is refused. */
  auth: 'none' | 'optional' | 'bearer';
  request: RequestParts;
  /** The body is read as bytes by the call itself, not parsed (signed events, recordings). */
  rawBody?: true;
  /** A success is bytes of a type of their own, not JSON. */
  binaryAnswer?: true;
  /** ms for each attempt of a call that takes megabytes along, in place of what others have (durations.ts). */
  timeoutMs?: number;
  data: z.ZodType;
  errors: readonly ErrorCase[];
}

export const error = <Code extends string>(status: number, code: Code, when: string) => ({
  status,
  code,
  when,
});

export const failures = {
  invalid: error(422, 'invalid', 'a field breaks its rule; `fields` names it'),
  slowDown: error(429, 'slow_down', 'too many requests; `Retry-After` says how long to wait'),
  unauthorized: error(401, 'unauthorized', 'no token, or one that is unknown, expired or revoked'),
  badCredentials: error(400, 'bad_credentials', 'the address and the password do not belong together'),
  invalidJwt: error(400, 'invalid_jwt', 'Invalid JWT format: not three parts separated by dots'),
  untrustedJwt: error(
    400,
    'untrusted_jwt',
    'the proof of identity is missing, forged, expired or for somebody else',
  ),
  badCode: error(400, 'bad_code', 'the code is wrong, used or expired'),
  commonPassword: error(
    422,
    'common_password',
    'the password is one of those that are tried first, or little more than one of them',
  ),
  personalPassword: error(
    422,
    'personal_password',
    'the password is the address, the name or the brand, or little more',
  ),
  passwordNeeded: error(
    409,
    'password_needed',
    'the address has an account already, and its password is needed once to link it',
  ),
  notConfirmed: error(400, 'not_confirmed', 'what was typed is not the address of the account'),
  secondFactor: error(
    409,
    'second_factor',
    'everything else is right, and the account asks for a code of its authenticator app or a recovery code as well; after a login `ticket` is what that is sent with, by the same browser',
  ),
  badPasskey: error(
    400,
    'bad_passkey',
    'the passkey is not known, or its answer is forged, old or for somebody else',
  ),
  tooManyPasskeys: error(409, 'too_many_passkeys', 'the account has as many passkeys as one can have'),
  factorChanged: error(409, 'factor_changed', 'two-step login has been turned on or off meanwhile'),
  signInAgain: error(
    403,
    'sign_in_again',
    'the sign-in is older than 15 minutes, and the request does not prove in another way whose session it is: by `password`, where the account has one',
  ),
  badTicket: error(400, 'bad_ticket', 'the ticket is wrong, used, expired or for another address'),
  emailTaken: error(409, 'email_taken', 'the address has an account'),
  unknownPlan: error(404, 'unknown_plan', 'there is no such plan'),
  paymentsUnavailable: error(503, 'payments_unavailable', 'no payment provider is set up'),
  unknownPurchase: error(404, 'unknown_purchase', 'this user has no such purchase'),
  tooLate: error(409, 'too_late', 'the days in which one can withdraw from this contract are over'),
  practiceFull: error(409, 'practice_full', 'the account keeps as much practice as one can'),
  badSign: error(400, 'bad_sign', 'the signature is not the fixed one'),
  unknownArticle: error(404, 'unknown_article', 'there is no such article'),
  crossSite: error(403, 'cross_site', 'a page of another site makes the request'),
  badSignature: error(400, 'bad_signature', 'the event is not signed by the payment provider'),
} as const satisfies Record<string, ErrorCase>;

/** Of a call for which a token alone is not enough. */
export const proofErrors = [
  failures.unauthorized,
  failures.signInAgain,
  failures.badCredentials,
  failures.invalid,
  failures.slowDown,
] as const;

export const commonErrors = [
  error(400, 'bad_json', 'the body is not JSON'),
  error(413, 'too_large', 'the body is too large'),
  error(415, 'bad_content_type', 'the body is not application/json'),
  error(500, 'internal', 'something went wrong on the server'),
] as const satisfies readonly ErrorCase[];

/** Failures of the doors in front of the calls: routing, and forwarding to an external API. */
export const doorErrors = [
  error(404, 'unknown_call', 'no call has this path'),
  error(405, 'bad_method', 'the call has other methods; `Allow` names them'),
  error(502, 'api_unreachable', 'the external API cannot be reached'),
  error(504, 'api_timeout', 'the external API does not answer in time'),
] as const satisfies readonly ErrorCase[];

export type ApiErrorCode =
  | (typeof failures)[keyof typeof failures]['code']
  | (typeof commonErrors)[number]['code']
  | (typeof doorErrors)[number]['code'];

/** {@link ApiErrorCode} while the site runs. It comes with the contract, which browsers load together with the client. */
const contractCodes: ReadonlySet<string> = new Set<ApiErrorCode>(
  [...Object.values(failures), ...commonErrors, ...doorErrors].map(({ code }) => code),
);

export function isContractCode(code: string | undefined): code is ApiErrorCode {
  return code !== undefined && contractCodes.has(code);
}
