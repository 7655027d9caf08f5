/** A paid order, as trackers take it. */
export interface PaidOrder {
  /** Of the purchase: trackers that hear of it twice can tell. */
  id: string;
  /** US dollars. */
  value: number;
  currency: 'USD';
}

/** Tells somebody of a paid order; `signal` is aborted when its time is over. */
export type OrderReporter = (order: PaidOrder, signal: AbortSignal) => void | Promise<void>;

/** Cents that an order of unknown amount counts as (spec section 4). */
const defaultCents = 100;
/** Ms that reporting may take (spec sections 4 and 9). */
const timeoutMs = 2000;

const reporters = new Set<OrderReporter>();

/** @returns takes the reporter back */
export function registerOrderReporter(reporter: OrderReporter): () => void {
  reporters.add(reporter);
  return () => {
    reporters.delete(reporter);
  };
}

/**
 * Reports a paid order to every reporter. Ends when all are done, at the latest after 2000 ms; failures are silent (spec
 * section 8).
 */
export async function reportPaidOrder(id: string, cents: number | null): Promise<void> {
  const order: PaidOrder = { id, value: (cents ?? defaultCents) / 100, currency: 'USD' };
  const timeout = new AbortController();
  const reports = [...reporters].map(async (report) => report(order, timeout.signal));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([Promise.allSettled(reports), tooLong]);
  clearTimeout(timer);
  timeout.abort();
}
