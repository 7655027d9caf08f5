import { loadScript } from './load-script';
import type { MetaSettings } from './settings';
import type { Tracker } from './tracker';

/** The pixel's function: a queue until its script has come, which then sets `callMethod`. */
interface Fbq {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: Fbq;
  loaded: boolean;
  version: string;
}

interface PixelWindow {
  fbq?: Fbq;
  _fbq?: Fbq;
}

/**
 * Meta's pixel (https://developers.facebook.com/docs/meta-pixel). It hears of page views and paid orders; reading buttons, forms and
 * metadata of the pages by itself (`autoConfig`) is off.
 */
export function createMetaPixel({ id, url }: MetaSettings): Tracker {
  const page = window as unknown as PixelWindow;
  let loading: Promise<boolean> | undefined;
  let isStopped = false;

  return {
    start() {
      if (isStopped) page.fbq?.('consent', 'grant');
      isStopped = false;
      loading ??= begin();
      return loading;
    },
    report({ id: eventID, value, currency }) {
      // The id lets Meta tell an order that a server reports as well.
      page.fbq?.('track', 'Purchase', { value, currency }, { eventID });
    },
    stop() {
      if (!loading || isStopped) return;
      isStopped = true;
      page.fbq?.('consent', 'revoke');
    },
  };

  function begin(): Promise<boolean> {
    const fbq = (page.fbq ??= createQueue());
    page._fbq ??= fbq;
    fbq('set', 'autoConfig', false, id);
    fbq('init', id);
    fbq('track', 'PageView');
    return loadScript(url);
  }
}

function createQueue(): Fbq {
  const fbq = ((...command: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...command);
    else fbq.queue.push(command);
  }) as Fbq;
  return Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue: [] });
}
