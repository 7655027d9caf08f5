import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors';
import { beginFlow, resendCode, ticketForCode } from './emailed-code';
import { dropPending, keepPending, readPending } from './pending';

const call = vi.hoisted(() => vi.fn());
vi.mock('../session/api', () => ({ loadApi: async () => ({ call }) }));

const email = 'ada@example.com';
const minute = 60_000;
const badCode = new ApiError('no', { status: 400, code: 'bad_code' });
const slowDown = new ApiError('slow down', { status: 429, code: 'slow_down', retryAfterMs: 30_000 });
const pending = () => readPending('reset') ?? { email: '', resendAt: 0 };
const sent = () => call.mock.calls.map(([name, { body }]) => [name, body.challenge]);

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
  dropPending('reset');
});
afterEach(() => vi.useRealTimers());

async function askThreeTimes() {
  for (const challenge of ['one', 'two', 'three']) {
    call.mockResolvedValueOnce({ challenge });
    if (challenge === 'one') await beginFlow('reset', { email }, 'en');
    else await resendCode('reset', pending(), 'en');
  }
  call.mockClear();
}

it('tries a code for the newest challenge, then for those of earlier mails', async () => {
  await askThreeTimes();
  call.mockRejectedValueOnce(badCode).mockRejectedValueOnce(badCode).mockResolvedValueOnce({ ticket: 't' });
  expect(await ticketForCode('reset', pending(), '123456')).toBe('t');
  expect(sent()).toEqual([
    ['sesCodeVerify', 'three'],
    ['sesCodeVerify', 'two'],
    ['sesCodeVerify', 'one'],
  ]);
});

it('says what the newest challenge was answered, whatever the earlier ones say', async () => {
  await askThreeTimes();
  call.mockRejectedValueOnce(badCode).mockRejectedValue(slowDown);
  await expect(ticketForCode('reset', pending(), '123456')).rejects.toBe(badCode);
});

it('tries nothing more when the API asks to wait or cannot be reached', async () => {
  await askThreeTimes();
  for (const error of [slowDown, new ApiError('off', { code: 'network' })]) {
    call.mockReset();
    call.mockRejectedValue(error);
    await expect(ticketForCode('reset', pending(), '123456')).rejects.toBe(error);
    expect(call).toHaveBeenCalledTimes(1);
  }
});

it('works with an API that binds codes to the address and answers true', async () => {
  call.mockResolvedValueOnce(true);
  await beginFlow('reset', { email }, 'en');
  call.mockResolvedValueOnce({ ticket: 't' });
  expect(await ticketForCode('reset', pending(), '123456')).toBe('t');
  expect(call).toHaveBeenLastCalledWith('sesCodeVerify', { body: { email, code: '123456', scene: 'reset' } });
});

it('asks for nothing within a minute for the same address, and leads on with the first code', async () => {
  call.mockResolvedValue({ challenge: 'one' });
  await beginFlow('reset', { email }, 'en');
  vi.advanceTimersByTime(minute - 1);
  await beginFlow('reset', { email: 'Ada@Example.com' }, 'en');
  expect(call).toHaveBeenCalledTimes(1);
  expect(pending()).toMatchObject({ email, challenges: ['one'], again: true });
  vi.advanceTimersByTime(1);
  await beginFlow('reset', { email }, 'en');
  expect(call).toHaveBeenCalledTimes(2);
  await beginFlow('reset', { email: 'bob@example.com' }, 'en');
  expect(call).toHaveBeenCalledTimes(3);
  expect(pending()).toMatchObject({ email: 'bob@example.com', challenges: ['one'] });
  expect(pending().again).toBeUndefined();
});

it('leads on with a code that is still good when the API sends no other, and else says so', async () => {
  call.mockResolvedValueOnce({ challenge: 'one' });
  await beginFlow('reset', { email }, 'en');
  call.mockRejectedValue(slowDown);
  vi.advanceTimersByTime(10 * minute - 1);
  await beginFlow('reset', { email }, 'en');
  expect(pending().again).toBe(true);
  vi.advanceTimersByTime(1);
  await expect(beginFlow('reset', { email }, 'en')).rejects.toBe(slowDown);
});

it('does not lead on with a code that has been entered', async () => {
  call.mockResolvedValue({ challenge: 'one' });
  await beginFlow('reset', { email }, 'en');
  keepPending('reset', { ...pending(), ticket: 'used' });
  await beginFlow('reset', { email }, 'en');
  expect(call).toHaveBeenCalledTimes(2);
  expect(pending().ticket).toBeUndefined();
});
