import { loadDocumentsWhen } from '../../browser/go';
import { openedAt } from '../../browser/own-document';
import { isMarketingAllowed, onChoice } from '../consent';
import type { OrderReporter } from '../order-reporters';
import { arrivalQuery } from '../visit-origin';
import { keepClickId, logIdsWhenThere } from './click-ids';
import { createGoogleTag } from './google-tag';
import { removeIdentifiers } from './identifiers';
import { createMetaPixel } from './meta-pixel';
import { orderName } from './order-name';
import type { MarketingSettings } from './settings';
import type { Tracker } from './tracker';

/** The trackers of this document: they run while the visitor allows it, and what they have stored goes when he does not. */
export interface Marketing {
  /** Follows the visitor's choice from now on. @returns ends what runs */
  follow(): () => void;
  report: OrderReporter;
}

let ofThisPage: Marketing | undefined;

export function marketingOf(settings: MarketingSettings): Marketing {
  ofThisPage ??= createMarketing(settings);
  return ofThisPage;
}

export function createMarketing({ optIn, quiet, meta, google }: MarketingSettings): Marketing {
  const opened = openedAt() ?? new URL(window.location.href);
  const isQuietAt = ({ pathname }: URL) => quiet.some((page) => `${pathname}/`.includes(`${page}/`));
  const isQuiet = isQuietAt(opened);
  const isQuietNow = () => isQuiet || isQuietAt(new URL(window.location.href));
  const pixel = meta && createMetaPixel(meta);
  const trackers: Tracker[] = [pixel, google && createGoogleTag(google, optIn)].filter(
    (one) => one !== undefined,
  );

  return {
    follow() {
      let end: (() => void) | undefined;
      const update = () => {
        if (isMarketingAllowed(optIn)) {
          end ??= run();
          return;
        }
        end?.();
        end = undefined;
        for (const tracker of trackers) tracker.stop();
        removeIdentifiers();
      };
      const stop = onChoice(update);
      // Trackers' scripts follow the address, and do not leave a document again. So where passwords are entered, or a purchase is named, is
      // always another document than any that they may run in, now or after a choice: also on the way back through the history.
      const leave = loadDocumentsWhen((address) => isQuiet || isQuietAt(address));
      update();
      return () => {
        leave();
        stop();
        end?.();
      };
    },
    async report(order, signal) {
      if (isQuietNow() || !isMarketingAllowed(optIn)) return;
      const named = orderName(order.id).then((id) => ({ ...order, id }));
      await Promise.allSettled(
        trackers.map(async (tracker) => (await tracker.start()) && tracker.report(await named, signal)),
      );
    },
  };

  /** @returns ends it */
  function run(): () => void {
    if (pixel) keepClickId(arrivalQuery(opened, document.referrer));
    // Perhaps it was gone to before all of this was loaded.
    if (isQuietNow()) return () => {};
    for (const tracker of trackers) void tracker.start();
    return pixel ? logIdsWhenThere() : () => {};
  }
}
