import { isContractCode, type Call } from '../contract/call';
import type { CallData, CallName } from '../contract/calls';
import { failureEnvelope, successEnvelope } from '../contract/envelope';
import { z } from '../contract/zod';
import { ApiError } from '../errors';
import type { Decrypt } from './decrypt';
import { readBody, type Body } from './read-body';
import { retryAfterMs } from './retry-after';

const { message, code, fields, ticket } = failureEnvelope.shape;
/** What a failure says of itself; a part of the wrong type counts as missing. */
const lenientFailure = z
  .object({
    message: message.min(1).optional().catch(undefined),
    code: code.catch(undefined),
    fields: fields.catch(undefined),
    ticket: ticket.catch(undefined),
  })
  .catch({});

/**
 * The data of an answer, checked against the contract.
 *
 * @throws ApiError for a status of 400 or more, for a non-null `err` (`soft`), and for what the contract does not allow (`bad_answer`)
 */
export async function readAnswer<Name extends CallName>(
  call: Pick<Call, 'data'>,
  response: Response,
  decrypt?: Decrypt,
): Promise<CallData<Name>> {
  if (!response.ok) throw await failure(response, decrypt);
  const { status } = response;
  const data = unwrap(status, await reach(() => readBody(response, decrypt)));
  const checked = call.data.safeParse(data);
  if (!checked.success) throw badAnswer(status, checked.error);
  return checked.data as CallData<Name>;
}

/** Runs what needs the network; its failure is an ApiError without a status. */
export async function reach<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    throw new ApiError('The API cannot be reached', { code: 'network', cause });
  }
}

function unwrap(status: number, body: Body): unknown {
  if (body.kind === 'unreadable') throw badAnswer(status, body.cause);
  if (body.kind !== 'json') return body.value;
  const envelope = successEnvelope.safeParse(body.value);
  if (!envelope.success) throw badAnswer(status, envelope.error);
  const { data, err } = envelope.data;
  if (err !== null && err !== undefined) throw softFailure(status, err);
  return data;
}

function badAnswer(status: number, cause: unknown): ApiError {
  return new ApiError('The answer of the API cannot be read', { status, code: 'bad_answer', cause });
}

function softFailure(status: number, err: unknown): ApiError {
  const said = lenientFailure.parse(err);
  const words = said.message ?? (typeof err === 'string' && err !== '' ? err : undefined);
  return new ApiError(words ?? 'The request failed', {
    status,
    code: said.code,
    said: onlyWords(said.code, words),
    soft: true,
  });
}

async function failure(response: Response, decrypt: Decrypt | undefined): Promise<ApiError> {
  // The status is known: a body that breaks off must not hide it.
  const body = await readBody(response, decrypt).catch(() => undefined);
  const said = lenientFailure.parse(body?.kind === 'json' ? body.value : undefined);
  const text = body?.text.trim() ? body.text : undefined;
  const { status, statusText } = response;
  const words = said.message ?? text ?? (statusText || undefined);
  return new ApiError(words ?? `HTTP ${status}`, {
    status,
    code: said.code,
    said: onlyWords(said.code, words),
    fields: said.fields,
    ticket: said.ticket,
    retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
  });
}

function onlyWords(code: string | undefined, words: string | undefined): string | undefined {
  return isContractCode(code) ? undefined : words;
}
