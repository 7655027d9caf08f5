import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../contract/calls';
import { examCalls } from '../contract/exam/exam-calls';
import { ApiError } from '../errors';
import { perform, type Transport } from './perform';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12, 0, 0) }));
afterEach(() => vi.useRealTimers());

const good = () => Response.json({ data: [] });
const bad = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ message: `No ${status}` }, { status, headers });

/** A transport that gives these answers one after the other and counts how often it was asked. */
const answering = (...answers: (() => Response | Promise<Response>)[]) => {
  const asked: number[] = [];
  const fetch: Transport['fetch'] = async () => {
    asked.push(Date.now());
    const answer = answers[asked.length - 1];
    if (!answer) throw new Error('Asked too often');
    return answer();
  };
  return { asked, transport: { baseUrl: '/api/v1', fetch } };
};

/** Never answers; ends when it is called off, as fetch does. */
const hanging: Transport['fetch'] = (_, { signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
/** Never answers and does not listen. */
const deaf: Transport['fetch'] = () => new Promise(() => undefined);

const plans = (transport: Omit<Transport, 'table'>, signal?: AbortSignal) =>
  perform('commonVips', {}, { table: calls, ...transport }, { signal });
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );

describe('the retry', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('tries a GET once more after %i', async (status) => {
    const { asked, transport } = answering(() => bad(status), good);
    const result = plans(transport);
    await vi.runAllTimersAsync();
    expect(await result).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  it('fails with the second answer, and never tries a third time', async () => {
    const { asked, transport } = answering(
      () => bad(503),
      () => bad(500),
    );
    const result = caught(plans(transport));
    await vi.runAllTimersAsync();
    expect(await result).toMatchObject({ status: 500, message: 'No 500' });
    expect(asked).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 413, 422, 501, 505])('does not try again after %i', async (status) => {
    const { asked, transport } = answering(() => bad(status));
    expect(await caught(plans(transport))).toMatchObject({ status });
    expect(asked).toHaveLength(1);
  });

  it('does not try again what could not be reached', async () => {
    const { asked, transport } = answering(() => Promise.reject(new TypeError('fetch failed')));
    expect(await caught(plans(transport))).toMatchObject({ status: undefined, code: 'network' });
    expect(asked).toHaveLength(1);
  });

  it('does not try other methods again', async () => {
    const { asked, transport } = answering(() => bad(503, { 'retry-after': '1' }));
    const input = { body: { domain: 'localhost' } };
    expect(
      await caught(perform('logout', input, { table: calls, ...transport }, { token: 't' })),
    ).toMatchObject({
      status: 503,
      retryAfterMs: 1000,
    });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['nothing', {}, 0],
    ['1 second', { 'retry-after': '1' }, 1000],
    ['a date in 2 seconds', { 'retry-after': 'Fri, 20 Nov 2026 12:00:02 GMT' }, 2000],
    ['a minute, which is too long', { 'retry-after': '60' }, 2000],
    ['nonsense', { 'retry-after': 'later' }, 0],
  ])('waits as Retry-After says: %s', async (_, headers, ms) => {
    const { asked, transport } = answering(() => bad(429, headers), good);
    const result = plans(transport);
    await vi.runAllTimersAsync();
    await result;
    expect(Number(asked[1]) - Number(asked[0])).toBe(ms);
  });

  it('is called off with the request', async () => {
    const { asked, transport } = answering(() => bad(503, { 'retry-after': '2' }), good);
    const controller = new AbortController();
    const result = caught(plans(transport, controller.signal));
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort();
    expect(await result).toMatchObject({ name: 'AbortError' });
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the deadline', () => {
  it.each([
    ['that listens', hanging],
    ['that does not listen', deaf],
  ])('ends a request after 10 s with a transport %s', async (_, fetch) => {
    const result = caught(plans({ baseUrl: '/api/v1', fetch }));
    let ended = false;
    void result.then(() => (ended = true));
    await vi.advanceTimersByTimeAsync(9999);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const error = await result;
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: undefined, code: 'timeout' });
  });

  it('is as long as the call says that takes megabytes along', async () => {
    const { sendRecording } = examCalls;
    const table = { sendRecording };
    const input = { params: { id: 'A'.repeat(22) }, query: { seq: '1' }, raw: new Blob(['sound']) };
    const transport = { table, baseUrl: '/api/v1', fetch: hanging, timeoutMs: 1 };
    const result = caught(perform('sendRecording', input, transport, {}));
    let ended = false;
    void result.then(() => (ended = true));
    // 4 MB over a line of 300 kbit/s.
    await vi.advanceTimersByTimeAsync(112_000);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(sendRecording.timeoutMs - 112_000);
    expect(await result).toMatchObject({ code: 'timeout' });
  });

  it('counts the body too', async () => {
    const endless = () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } });
    const result = caught(plans({ baseUrl: '/api/v1', fetch: endless }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await result).toMatchObject({ code: 'timeout' });
  });

  it('leaves no timer behind', async () => {
    await plans(answering(good).transport);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('calling off', () => {
  it.each([
    ['that listens', hanging],
    ['that does not listen', deaf],
  ])('ends at once with the reason given, with a transport %s', async (_, fetch) => {
    const controller = new AbortController();
    const result = caught(plans({ baseUrl: '/api/v1', fetch }, controller.signal));
    await vi.advanceTimersByTimeAsync(5);
    controller.abort();
    expect(await result).toBe(controller.signal.reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends nothing when it came first', async () => {
    const { asked, transport } = answering(good);
    expect(await caught(plans(transport, AbortSignal.abort()))).toMatchObject({ name: 'AbortError' });
    expect(asked).toHaveLength(0);
  });
});
