export interface PaidOrder {
  /** Of the purchase: trackers that hear of it twice can tell. */
  id: string;
  /** US dollars. */
  value: number;
  currency: 'USD';
}

/** Tells somebody of a paid order; `signal` is aborted when its time is over. */
export type OrderReporter = (order: PaidOrder, signal: AbortSignal) => void | Promise<void>;

/** Ms that reporting may take (spec sections 4 and 9). */
const timeoutMs = 2000;

const reporters = new Set<OrderReporter>();
const unheard: PaidOrder[] = [];

/**
 * Registers a reporter. It also hears of the orders of this page that nobody has heard of: trackers are loaded late.
 *
 * @returns takes the reporter back
 */
export function registerOrderReporter(reporter: OrderReporter): () => void {
  reporters.add(reporter);
  for (const order of unheard.splice(0)) void reportTo([reporter], order);
  return () => {
    reporters.delete(reporter);
  };
}

/** Tells every reporter. Ends when all are done, at the latest after 2000 ms; failures are silent (spec section 8). */
export async function reportOrder(order: PaidOrder): Promise<void> {
  if (reporters.size === 0) unheard.push(order);
  await reportTo([...reporters], order);
}

async function reportTo(told: readonly OrderReporter[], order: PaidOrder): Promise<void> {
  const timeout = new AbortController();
  const reports = told.map(async (report) => report(order, timeout.signal));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([Promise.allSettled(reports), tooLong]);
  clearTimeout(timer);
  timeout.abort();
}
