/** Codes the client itself gives, beside those of the API. */
type ClientErrorCode =
  /** The API cannot be reached, or the connection broke. */
  | 'network'
  /** No answer in time. */
  | 'timeout'
  /** The answer is not what the contract says. */
  | 'bad_answer'
  /** A field breaks its rule; found before anything was sent. */
  | 'invalid';

interface Details {
  status?: number | undefined;
  code?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  retryAfterMs?: number | undefined;
  soft?: boolean;
  cause?: unknown;
}

/**
 * A call that failed (API contract, Envelope). `message` is the API's own, else the answer's text, else the HTTP status text: not
 * translated, and after a broken proxy possibly a page of HTML. Decide by `code` and `status`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; none when no answer came. */
  readonly status: number | undefined;
  /** Machine readable: a code of the contract, or a {@link ClientErrorCode}. */
  readonly code: ClientErrorCode | (string & Record<never, never>) | undefined;
  /** What is wrong with each field of the request. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** How long the API asks to wait, in ms (`Retry-After`). */
  readonly retryAfterMs: number | undefined;
  /** A success that carried a non-null `err`: skipped silently where the specification says so. */
  readonly soft: boolean;

  constructor(message: string, { status, code, fields, retryAfterMs, soft = false, cause }: Details = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfterMs = retryAfterMs;
    this.soft = soft;
  }
}
