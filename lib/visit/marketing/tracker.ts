import type { OrderReporter } from '../order-reporters';

/** One advertising service in this document. Nothing of it is loaded before it is started. */
export interface Tracker {
  /** Loads its script and counts a page view, the first time; ends {@link stop}. Resolves to whether the script came. */
  start(): Promise<boolean>;
  /** Reports a paid order, after {@link start}; ends when it has been sent, as far as the service tells. */
  report: OrderReporter;
  /** Tells a script that runs to be silent: a document cannot unload it. */
  stop(): void;
}
