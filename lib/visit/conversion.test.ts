import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { reportPaidOrder } from './conversion';
import { registerOrderReporter, type OrderReporter } from './order-reporters';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function register(reporter: OrderReporter) {
  const spy = vi.fn(reporter);
  onTestFinished(registerOrderReporter(spy));
  return spy;
}

it('reports the value in dollars', async () => {
  const reporter = register(() => undefined);
  await reportPaidOrder('p1', 1990);
  expect(reporter).toHaveBeenCalledExactlyOnceWith(
    { id: 'p1', value: 19.9, currency: 'USD' },
    expect.any(AbortSignal),
  );
});

it('reports one dollar when the amount is unknown', async () => {
  const reporter = register(() => undefined);
  await reportPaidOrder('p1', null);
  expect(reporter.mock.calls[0]?.[0].value).toBe(1);
});

it('waits for reporters two seconds and then calls them off', async () => {
  let called: AbortSignal | undefined;
  register((_order, signal) => {
    called = signal;
    return new Promise(() => undefined);
  });
  let ended = false;
  const reporting = reportPaidOrder('p1', 990).then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(1999);
  expect(ended).toBe(false);
  expect(called?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await reporting;
  expect(called?.aborted).toBe(true);
});

it('is silent about a reporter that fails, and hears the others', async () => {
  register(() => {
    throw new Error('blocked');
  });
  register(() => Promise.reject(new Error('offline')));
  const other = register(() => undefined);
  await expect(reportPaidOrder('p1', 990)).resolves.toBeUndefined();
  expect(other).toHaveBeenCalledOnce();
});

it('tells the first reporter that comes of what nobody has heard of, and no other', async () => {
  await reportPaidOrder('early', 990);
  const first = register(() => undefined);
  const second = register(() => undefined);
  expect(first).toHaveBeenCalledExactlyOnceWith(
    { id: 'early', value: 9.9, currency: 'USD' },
    expect.any(AbortSignal),
  );
  expect(second).not.toHaveBeenCalled();
});
