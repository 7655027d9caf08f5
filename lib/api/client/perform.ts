import type { CallData, CallInput } from '../contract/calls';
import { answerMs } from '../contract/durations';
import { pause, withDeadline } from './deadline';
import type { Decrypt } from './decrypt';
import { callOf, outgoing, type CallTable, type Outgoing, type OwnCallName } from './outgoing';
import { reach, readAnswer } from './read-answer';
import { retryPauseMs } from './retry';

export interface Transport {
  table: CallTable;
  baseUrl: string;
  fetch: (url: string, init: Outgoing['init'] & { signal: AbortSignal }) => Response | Promise<Response>;
  /** For each attempt, until the body is read; {@link answerMs} unless told, or the call has its own. */
  timeoutMs?: number | undefined;
  decrypt?: Decrypt | undefined;
}

export interface PerformOptions {
  token?: string | null | undefined;
  locale?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Makes one call: request, timeout, the one retry of a GET, and the answer checked against the contract.
 *
 * @throws ApiError; the reason of `signal` when that is aborted
 */
export async function perform<Name extends OwnCallName>(
  name: Name,
  input: CallInput<Name> | undefined,
  transport: Transport,
  { signal, ...sender }: PerformOptions,
): Promise<CallData<Name>> {
  const { url, init } = outgoing(name, input, {
    table: transport.table,
    baseUrl: transport.baseUrl,
    ...sender,
  });

  const call = callOf(transport.table, name);
  const timeoutMs = call.timeoutMs ?? transport.timeoutMs ?? answerMs;
  const attempt = <T>(use: (response: Response) => Promise<T>) =>
    withDeadline(timeoutMs, signal, async (inner) =>
      use(await reach(async () => transport.fetch(url, { ...init, signal: inner }))),
    );
  const read = (response: Response) => readAnswer<Name>(call, response, transport.decrypt);
  if (init.method !== 'GET') return attempt(read);

  const first = await attempt(async (response) => {
    const retryInMs = retryPauseMs(response);
    if (retryInMs === undefined) return { answered: true, data: await read(response) } as const;
    await response.body?.cancel().catch(() => undefined);
    return { answered: false, retryInMs } as const;
  });
  if (first.answered) return first.data;
  await pause(first.retryInMs, signal);
  return attempt(read);
}
