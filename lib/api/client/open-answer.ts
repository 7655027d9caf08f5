import type { CallInput } from '../contract/calls';
import { answerMs } from '../contract/durations';
import { ApiError } from '../errors';
import { withDeadline } from './deadline';
import { callOf, outgoing, type OwnCallName } from './outgoing';
import type { PerformOptions, Transport } from './perform';
import { reach, readAnswer } from './read-answer';

/**
 * Makes one call whose answer comes piece by piece. It has as long as any call until it begins; when it is over is for its reader to
 * judge. When `signal` is aborted the connection ends, also while the answer comes.
 *
 * @throws ApiError; the reason of `signal` when that is aborted
 */
export async function openAnswer<Name extends OwnCallName>(
  name: Name,
  input: CallInput<Name> | undefined,
  { table, baseUrl, fetch, timeoutMs = answerMs, decrypt }: Transport,
  { signal, ...sender }: PerformOptions,
): Promise<ReadableStream<Uint8Array>> {
  const { url, init } = outgoing(name, input, { table, baseUrl, ...sender });
  const whole = new AbortController();
  signal?.addEventListener('abort', () => whole.abort(signal.reason), { once: true });
  const response = await withDeadline(timeoutMs, signal, async (head) => {
    head.addEventListener('abort', () => whole.abort(head.reason), { once: true });
    const headers = { ...init.headers, accept: 'text/event-stream, application/json' };
    return reach(async () => fetch(url, { ...init, headers, signal: whole.signal }));
  });
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && response.body && type.startsWith('text/event-stream')) return response.body;
  await readAnswer(callOf(table, name), response, decrypt);
  throw new ApiError('The answer of the API cannot be read', { status: response.status, code: 'bad_answer' });
}
