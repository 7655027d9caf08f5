import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import { createPauser } from '../../browser/pause';
import { pollUntilPaid, type PaymentStatus } from './poll';

const status = (code: number, ended: PaymentStatus['ended'] = null): PaymentStatus => ({
  ...{
    code,
    ended,
    vipEndTime: null,
    vipDays: null,
    examNum: null,
    correctNum: null,
    id: 'p1',
    amount: null,
  },
  ...{ write: null, speak: null, type: '1', tag: null },
});
const failure = (details: ConstructorParameters<typeof ApiError>[1]) => new ApiError('failed', details);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function poll(answers: readonly (PaymentStatus | Error)[]) {
  const rest = [...answers];
  const states: string[] = [];
  const stop = new AbortController();
  const { pause, wake } = createPauser();
  const ask = vi.fn(async () => {
    const answer = rest.shift() ?? status(0);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const done = pollUntilPaid({ ask, onAnswer: (phase) => states.push(phase), pause, signal: stop.signal });
  done.catch(() => undefined);
  return { done, ask, states, stop, wake };
}

describe('pollUntilPaid', () => {
  it('asks again one second after each answer, until the purchase is paid', async () => {
    const { done, ask } = poll([status(0), status(0), status(1)]);
    await vi.advanceTimersByTimeAsync(999);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await done).toMatchObject({ code: 1 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('goes on whatever else is answered', async () => {
    const answers = [
      failure({ code: 'network' }),
      failure({ status: 500 }),
      failure({ status: 200, code: 'bad_answer' }),
      status(2, 'cancelled'),
      status(3, 'refunded'),
      status(2),
      status(3),
      status(7),
      status(1),
    ];
    const { done, states } = poll(answers);
    await vi.advanceTimersByTimeAsync(8000);
    expect(await done).toMatchObject({ code: 1 });
    expect(states).toEqual([
      ...['lost', 'lost', 'lost', 'cancelled', 'refunded'],
      ...['waiting', 'waiting', 'waiting'],
    ]);
  });

  it('says nothing new when it has asked too often', async () => {
    const { done, states } = poll([status(0), failure({ status: 429 }), status(1)]);
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect(states).toEqual(['waiting']);
  });

  it('still asks after an hour', async () => {
    const { ask, stop } = poll([]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(ask).toHaveBeenCalledTimes(3601);
    stop.abort();
  });

  it('ends where the API knows no such purchase', async () => {
    const { done, ask, states } = poll([status(0), failure({ status: 404 })]);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(done).rejects.toMatchObject({ status: 404 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(states).toEqual(['waiting', 'unknown']);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([{ status: 401 }, { code: 'signed_out' }])('ends with the session: %j', async (details) => {
    const over = failure(details);
    const { done, ask } = poll([over]);
    await expect(done).rejects.toBe(over);
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks no more once it is called off, and drops an answer that comes later', async () => {
    const { done, states, stop, wake } = poll([status(0)]);
    await vi.advanceTimersByTimeAsync(0);
    stop.abort(new Error('left'));
    wake();
    await expect(done).rejects.toThrow('left');
    expect(states).toEqual(['waiting']);
  });

  it('asks at once when there is reason to', async () => {
    const { ask, wake, stop } = poll([]);
    await vi.advanceTimersByTimeAsync(100);
    wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(2);
    stop.abort();
  });
});
