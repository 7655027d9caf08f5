import type { CallData, CallInput } from '../contract/calls';
import { ApiError } from '../errors';
import { openAnswer } from './open-answer';
import type { OwnCallName } from './outgoing';
import { perform, type PerformOptions, type Transport } from './perform';

export interface ClientOptions extends Partial<Omit<Transport, 'table'>>, Pick<Transport, 'table'> {
  getToken?: () => string | null | undefined;
  /** The language of the page, for calls whose input names none: it is that of the mail they send. */
  getLocale?: () => string | undefined;
  /** After any 401, before the error is thrown; `token` is the one the call was sent with, by now perhaps not the session's. */
  onUnauthorized?: (name: OwnCallName, token: string | null) => void;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export type CallArguments<Name extends OwnCallName, Options> =
  object extends CallInput<Name>
    ? [input?: CallInput<Name>, options?: Options]
    : [input: CallInput<Name>, options?: Options];

export interface Client {
  /**
   * Makes a call of the contract and answers with its `data`.
   *
   * @throws ApiError; the reason of `signal` when that is aborted
   */
  call<Name extends OwnCallName>(
    name: Name,
    ...args: CallArguments<Name, CallOptions>
  ): Promise<CallData<Name>>;
  /**
   * Makes a call whose answer comes piece by piece, and gives it as it comes.
   *
   * @throws ApiError; the reason of `signal` when that is aborted
   */
  open<Name extends OwnCallName>(
    name: Name,
    ...args: CallArguments<Name, CallOptions>
  ): Promise<ReadableStream<Uint8Array>>;
}

/** The API client of the browser (API contract, Envelope). Load it on demand: it brings zod. */
export function createClient({
  table,
  baseUrl = '/api/v1',
  fetch = (url, init) => globalThis.fetch(url, init),
  timeoutMs,
  decrypt,
  getToken,
  getLocale,
  onUnauthorized,
}: ClientOptions): Client {
  const transport: Transport = { table, baseUrl, fetch, timeoutMs, decrypt };
  const send = async <Answer>(
    name: OwnCallName,
    options: CallOptions | undefined,
    make: (sender: PerformOptions) => Promise<Answer>,
  ): Promise<Answer> => {
    const token = getToken?.() ?? null;
    try {
      return await make({ token, locale: getLocale?.(), signal: options?.signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onUnauthorized?.(name, token);
      throw error;
    }
  };
  return {
    call: (name, ...[input, options]) =>
      send(name, options, (sender) => perform(name, input, transport, sender)),
    open: (name, ...[input, options]) =>
      send(name, options, (sender) => openAnswer(name, input, transport, sender)),
  };
}
