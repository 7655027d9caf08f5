import { loadScript } from './load-script';
import type { GoogleTagSettings } from './settings';
import type { Tracker } from './tracker';

interface TagWindow {
  dataLayer?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean;
}

/** Ms after which the tag calls back even if Google has not answered. */
const answerMs = 2000;

/**
 * Google's tag, by its queue (https://developers.google.com/tag-platform/gtagjs/reference). Advertisements are measured with it and
 * never made personal. Later page views come from the tag's own watch on the history, a setting of the property.
 *
 * @param asked whether the visitor has been asked: only then the tag may say that he has agreed
 */
export function createGoogleTag({ id, url, label }: GoogleTagSettings, asked: boolean): Tracker {
  const page = window as unknown as TagWindow;
  let loading: Promise<boolean> | undefined;
  let isStopped = false;

  return {
    start() {
      if (isStopped) say('granted');
      loading ??= begin();
      return loading;
    },
    report({ id: transaction_id, value, currency }, signal) {
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true });
        const order = {
          transaction_id,
          value,
          currency,
          event_callback: () => resolve(),
          event_timeout: answerMs,
        };
        if (label === undefined) tag('event', 'purchase', order);
        else tag('event', 'conversion', { send_to: `${id}/${label}`, ...order });
      });
    },
    stop() {
      if (loading && !isStopped) say('denied');
    },
  };

  function say(state: 'granted' | 'denied'): void {
    isStopped = state === 'denied';
    page[`ga-disable-${id}`] = isStopped;
    tag('consent', 'update', storage(state));
  }

  function begin(): Promise<boolean> {
    page.dataLayer ??= [];
    tag('consent', 'default', { ...(asked && storage('granted')), ad_personalization: 'denied' });
    tag('js', new Date());
    tag('set', { allow_google_signals: false, allow_ad_personalization_signals: false });
    tag('config', id);
    return loadScript(`${url}?id=${id}`);
  }

  /** The tag tells commands from other entries by their being an `arguments` object, so an array would be dropped. */
  function tag(...command: unknown[]): void;
  function tag(): void {
    // eslint-disable-next-line prefer-rest-params
    page.dataLayer?.push(arguments);
  }
}

/** https://developers.google.com/tag-platform/security/guides/consent */
const storage = (state: 'granted' | 'denied') => ({
  ad_storage: state,
  ad_user_data: state,
  analytics_storage: state,
});
