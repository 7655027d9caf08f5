import type { ApiErrorCode } from './contract/call';
import type { CorrectionErrorCode } from './contract/correction/failures';
import type { ExamErrorCode } from './contract/exam/failures';
import type { TutorErrorCode } from './contract/tutor/tutor-calls';

/** What an API of the contract can answer, members' calls included; of these the types alone, as pages without them load none. */
export type ContractErrorCode = ApiErrorCode | ExamErrorCode | CorrectionErrorCode | TutorErrorCode;

type ClientErrorCode =
  /** The API cannot be reached, or the connection broke. */
  | 'network'
  | 'timeout'
  | 'bad_answer'
  /** A field breaks its rule; found before anything was sent. */
  | 'invalid'
  /** There is no session any more; found before anything was sent. */
  | 'signed_out';

export type ErrorCode = ContractErrorCode | ClientErrorCode;

export type ErrorKind =
  | 'network'
  | 'timeout'
  | 'slowDown'
  | 'signedOut'
  /** The API does not have what was asked for, or not the call. */
  | 'notFound'
  /** The API does not have the call. */
  | 'unsupported'
  /** The API has said no; its code says why. */
  | 'refused'
  | 'server';

interface Details {
  status?: number | undefined;
  code?: ErrorCode | (string & Record<never, never>) | undefined;
  said?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  ticket?: string | undefined;
  retryAfterMs?: number | undefined;
  soft?: boolean;
  cause?: unknown;
}

/**
 * A call that failed (API contract, Envelope). `message` is the API's own, else the answer's text, else the HTTP status text: not
 * translated, and after a broken proxy possibly a page of HTML. Decide by {@link decodeError}.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; none when no answer came. */
  readonly status: number | undefined;
  /** Machine readable: a code of the contract, of this client, or of another API. */
  readonly code: Details['code'];
  /** The message where the API has chosen it and the code tells nothing: the only words there are, in whatever language. */
  readonly said: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** With which the next step is taken, after `second_factor`. */
  readonly ticket: string | undefined;
  /** How long the API asks to wait, in ms (`Retry-After`). */
  readonly retryAfterMs: number | undefined;
  /** A success that carried a non-null `err`: skipped silently where the specification says so. */
  readonly soft: boolean;

  constructor(
    message: string,
    { status, code, said, fields, ticket, retryAfterMs, soft = false, cause }: Details = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.code = code;
    this.said = said;
    this.fields = fields;
    this.ticket = ticket;
    this.retryAfterMs = retryAfterMs;
    this.soft = soft;
  }
}

export interface DecodedError {
  kind: ErrorKind;
  code: ApiError['code'];
  /** How long the API asks to wait, in ms. */
  waitMs: number | undefined;
  /** What is wrong with each field of the request, in the API's words. */
  fields: Readonly<Record<string, string>>;
  said: string | undefined;
}

const kindsByCode = {
  network: 'network',
  api_unreachable: 'network',
  timeout: 'timeout',
  api_timeout: 'timeout',
  slow_down: 'slowDown',
  signed_out: 'signedOut',
  bad_answer: 'server',
} as const satisfies Partial<Record<ErrorCode, ErrorKind>>;

/**
 * The one reading of an error, for everybody who acts on it or puts it into words. What is no {@link ApiError} is a fault of this
 * site and reads as `server`.
 */
export function decodeError(error: unknown): DecodedError {
  if (!(error instanceof ApiError))
    return { kind: 'server', code: undefined, waitMs: undefined, fields: {}, said: undefined };
  const { code, retryAfterMs, fields = {}, said } = error;
  return { kind: kindOf(error), code, waitMs: retryAfterMs, fields, said };
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return decodeError(error).code === code;
}

/** With which a login goes on that was answered `second_factor`; undefined after any other error. */
export function secondStepTicket(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === 'second_factor' ? error.ticket : undefined;
}

/** What a table has for a code; nothing for a code that it does not name. */
export function entryFor<Entry>(
  table: Readonly<Partial<Record<ErrorCode, Entry>>>,
  code: string | undefined,
): Entry | undefined {
  return isKeyOf(table, code) ? table[code] : undefined;
}

function kindOf({ status, code, soft }: ApiError): ErrorKind {
  // Whatever its code says, the client has ended the session by now.
  if (status === 401) return 'signedOut';
  const kind = entryFor(kindsByCode, code);
  if (kind) return kind;
  if (status === 404) return 'notFound';
  if (status === 405 || status === 501) return 'unsupported';
  if (status === 429) return 'slowDown';
  return soft || (status !== undefined && status >= 400 && status < 500) ? 'refused' : 'server';
}

function isKeyOf<Table extends object>(table: Table, key: string | undefined): key is keyof Table & string {
  return key !== undefined && Object.hasOwn(table, key);
}
