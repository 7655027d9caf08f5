// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGoogleTag } from './google-tag';
import { createMetaPixel } from './meta-pixel';

interface PageWindow {
  dataLayer?: IArguments[];
  fbq?: { queue: unknown[][]; callMethod?: (...command: unknown[]) => void };
  _fbq?: unknown;
}

const page = window as unknown as PageWindow;
const order = { id: 'p1', value: 19.9, currency: 'USD' } as const;
const signal = () => new AbortController().signal;
let scripts: HTMLScriptElement[];

beforeEach(() => {
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation(
    (node) => void scripts.push(node as HTMLScriptElement),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['dataLayer', 'fbq', '_fbq', 'ga-disable-G-ABCD']) Reflect.deleteProperty(window, name);
});

/** The script has come, or a blocker has kept it away. */
const end = (kind: 'load' | 'error') => scripts[0]?.dispatchEvent(new Event(kind));
const addresses = () => scripts.map(({ src }) => src);

describe('Google’s tag', () => {
  const url = 'https://tag.example/gtag/js';
  const commands = () => (page.dataLayer ?? []).map((command) => [...command]);

  it('loads its script once, counts the page, and never makes advertisements personal', async () => {
    const tag = createGoogleTag({ id: 'G-ABCD', url }, false);
    expect(page.dataLayer).toBeUndefined();
    const started = tag.start();
    void tag.start();
    expect(addresses()).toEqual([`${url}?id=G-ABCD`]);
    expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]');
    expect(commands()).toEqual([
      ['consent', 'default', { ad_personalization: 'denied' }],
      ['js', expect.any(Date)],
      ['set', { allow_google_signals: false, allow_ad_personalization_signals: false }],
      ['config', 'G-ABCD'],
    ]);
    end('load');
    await expect(started).resolves.toBe(true);
  });

  it('says that the visitor has agreed only where he was asked', () => {
    void createGoogleTag({ id: 'G-ABCD', url }, true).start();
    expect(commands()[0]?.[2]).toEqual({
      ad_storage: 'granted',
      ad_user_data: 'granted',
      analytics_storage: 'granted',
      ad_personalization: 'denied',
    });
  });

  it.each([
    ['G-ABCD', undefined, 'purchase', {}],
    ['AW-1234', 'lAbEl', 'conversion', { send_to: 'AW-1234/lAbEl' }],
  ])(
    'reports an order with %s and the label %s, and waits until it is sent',
    async (id, label, name, sendTo) => {
      const tag = createGoogleTag({ id, url, ...(label && { label }) }, false);
      void tag.start();
      const ended = vi.fn();
      const reporting = Promise.resolve(tag.report(order, signal())).then(ended);
      const [event, said, values] = commands().at(-1) ?? [];
      expect([event, said]).toEqual(['event', name]);
      expect(values).toMatchObject({
        ...sendTo,
        transaction_id: 'p1',
        value: 19.9,
        currency: 'USD',
        event_timeout: 2000,
      });
      await Promise.resolve();
      expect(ended).not.toHaveBeenCalled();
      (values as { event_callback: () => void }).event_callback();
      await reporting;
      expect(ended).toHaveBeenCalledOnce();
    },
  );

  it('gives up a report when its time is over', async () => {
    const tag = createGoogleTag({ id: 'G-ABCD', url }, false);
    void tag.start();
    const time = new AbortController();
    const reporting = tag.report(order, time.signal);
    time.abort();
    await expect(reporting).resolves.toBeUndefined();
  });

  it('is silent when it is stopped, and goes on when it is started again', () => {
    const tag = createGoogleTag({ id: 'G-ABCD', url }, true);
    tag.stop();
    expect(page.dataLayer).toBeUndefined();
    void tag.start();
    tag.stop();
    expect(Reflect.get(window, 'ga-disable-G-ABCD')).toBe(true);
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', analytics_storage: 'denied' };
    expect(commands().at(-1)).toEqual(['consent', 'update', denied]);
    void tag.start();
    expect(Reflect.get(window, 'ga-disable-G-ABCD')).toBe(false);
    expect(addresses()).toHaveLength(1);
  });
});

describe('Meta’s pixel', () => {
  const url = 'https://pixel.example/events.js';

  it('loads its script once, counts the page, and reads nothing by itself', async () => {
    const pixel = createMetaPixel({ id: '12345', url });
    expect(page.fbq).toBeUndefined();
    const started = pixel.start();
    void pixel.start();
    expect(addresses()).toEqual([url]);
    expect(page.fbq?.queue).toEqual([
      ['set', 'autoConfig', false, '12345'],
      ['init', '12345'],
      ['track', 'PageView'],
    ]);
    expect(page._fbq).toBe(page.fbq);
    end('error');
    await expect(started).resolves.toBe(false);
  });

  it('reports an order with its id, by which Meta tells it from the same one of a server', () => {
    const pixel = createMetaPixel({ id: '12345', url });
    void pixel.start();
    const sent = vi.fn();
    if (page.fbq) page.fbq.callMethod = sent;
    void pixel.report(order, signal());
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      'track',
      'Purchase',
      { value: 19.9, currency: 'USD' },
      { eventID: 'p1' },
    );
  });

  it('is silent when it is stopped, and goes on when it is started again', () => {
    const pixel = createMetaPixel({ id: '12345', url });
    pixel.stop();
    expect(page.fbq).toBeUndefined();
    void pixel.start();
    pixel.stop();
    pixel.stop();
    expect(page.fbq?.queue.slice(3)).toEqual([['consent', 'revoke']]);
    void pixel.start();
    expect(page.fbq?.queue.slice(4)).toEqual([['consent', 'grant']]);
    expect(addresses()).toHaveLength(1);
  });
});
