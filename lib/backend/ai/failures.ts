import type { APIError } from 'openai';
import { AiFailed } from './service';

/** What of the service's own words may stand in a log: a code, never a sentence. */
const plainCode = /^[\w.-]{1,60}$/;

const isStatusError = (error: unknown): error is APIError & { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number';

/** The status that the service has answered with; undefined where there was none. */
export const statusOf = (error: unknown): number | undefined =>
  isStatusError(error) ? error.status : undefined;

/** All that the service says of a refusal, for the one question whether it does not take a parameter. */
export const wordsOf = (error: unknown): string =>
  isStatusError(error) ? [error.param, error.code, error.message].join(' ') : '';

/** Codes and names alone: a sentence of the service may repeat what somebody wrote. */
function causeOf(error: unknown): Error {
  if (isStatusError(error)) {
    return new Error(['HTTP', error.status, ...codesOf(error.code, error.type)].join(' '));
  }
  const inner = error instanceof Error ? error.cause : undefined;
  const names = [error, inner].flatMap((one) => (one instanceof Error ? [codeOf(one) ?? one.name] : []));
  return new Error(codesOf(...names).join(' ') || 'unknown');
}

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

const codesOf = (...codes: unknown[]): string[] =>
  codes.filter((code): code is string => typeof code === 'string' && plainCode.test(code));

/**
 * What went wrong, with nothing in its cause that a log may not hold.
 *
 * @param deadline the limit of time that the request had: once it is over, whatever failed is `slow`
 */
export function failureOf(error: unknown, deadline: AbortSignal): AiFailed {
  if (deadline.aborted) {
    const tokens = error instanceof AiFailed ? error.tokens : undefined;
    return new AiFailed('slow', { cause: new Error('no answer in time'), tokens });
  }
  if (error instanceof AiFailed) return error;
  const cause = causeOf(error);
  const status = statusOf(error);
  if (status === undefined) return new AiFailed('broken', { cause });
  // Whoever answers with a status has written nothing.
  if (status === 429) return new AiFailed('limited', { cause, tokens: 0 });
  const isFilter = status < 500 && /content.?(?:filter|policy)|moderation|safety/i.test(wordsOf(error));
  return new AiFailed(isFilter ? 'refused' : 'broken', { cause, tokens: 0 });
}
