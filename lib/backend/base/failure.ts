import { failures } from '@/lib/api/contract/call';
import type { Failure } from '@/lib/api/contract/envelope';
import { doorError, failureWords, type ContractFailure, type DoorCode } from '@/lib/api/failure-words';

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
  readonly code: ContractFailure['code'];
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  /** Name of the limit that was reached, for the log alone. */
  readonly limit: string | undefined;
  /** Answered to the client, which sends it with the second step of its login. */
  readonly ticket: string | undefined;

  constructor(
    { status, code }: ContractFailure,
    { fields, headers = {}, limit, ticket }: FailureDetails = {},
  ) {
    super(failureWords[code]);
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

/** A failure of the door, before or beside any call. */
export function doorFailure(code: DoorCode, headers?: Record<string, string>): ApiFailure {
  return new ApiFailure(doorError(code), headers ? { headers } : {});
}
