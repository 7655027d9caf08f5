// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '@/tests/support/components/component';
import { choose } from '@/lib/visit/consent';
import { reportPaidOrder } from '@/lib/visit/conversion';
import { ChatWidget, type ChatWidgetProps } from './chat-widget';
import { VisitWatch } from './visit.island';

const page = vi.hoisted(() => ({ pathname: '/de' }));
const trackers = vi.hoisted(() => {
  const stop = vi.fn();
  return { loaded: vi.fn(), stop, follow: vi.fn(() => stop), report: vi.fn() };
});
vi.mock('next/navigation', () => ({ usePathname: () => page.pathname }));
vi.mock('@/lib/visit/marketing/marketing', () => {
  trackers.loaded();
  return { marketingOf: () => trackers };
});

const asked: string[] = [];
const marketing = { optIn: false, quiet: [], meta: { id: '1', url: 'https://pixel.example/' } };

const chat: ChatWidgetProps = {
  settings: {
    provider: 'crisp',
    id: 'site-1',
    url: 'https://go.crisp.chat/chat/embed/',
    locale: 'de',
    region: 'de_DE',
    optIn: false,
  },
  texts: { open: 'Open', close: 'Close', title: 'Support' },
  icons: { open: null, close: null },
};

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  navigator.sendBeacon = (url) => asked.push(String(url)) > 0;
});
afterEach(() => void vi.useRealTimers());

/** Time goes by hand, and the page has nothing to do. */
function idleAtOnce() {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
}

/** The soft way to another page. */
function go(path: string) {
  page.pathname = path;
  window.history.replaceState(null, '', path);
}

it('logs the first view and every further one, once each', () => {
  const pathLog = { skip: 3, query: 'locale=de&sign=fixed' };
  const watch = () => <VisitWatch pathLog={pathLog} late={undefined} />;
  go('/de');
  const { rerender } = render(watch());
  rerender(watch());
  go('/de/pricing');
  rerender(watch());
  expect(asked).toEqual([
    '/api/v1/common/logPath?path=%2F&locale=de&sign=fixed',
    '/api/v1/common/logPath?path=%2Fpricing&locale=de&sign=fixed',
  ]);
});

it('with everything off asks for nothing and loads nothing', async () => {
  vi.useFakeTimers();
  render(<VisitWatch pathLog={undefined} late={undefined} />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toEqual([]);
  expect(trackers.loaded).not.toHaveBeenCalled();
});

it('loads trackers at once and lets them hear of paid orders, but begins when the page is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const { unmount } = render(<VisitWatch pathLog={undefined} late={{ marketing }} />);
  await waitFor(() => expect(idle).toHaveLength(1));
  await reportPaidOrder('p1', 1990);
  const order = { id: 'p1', value: 19.9, currency: 'USD' };
  expect(trackers.report).toHaveBeenCalledExactlyOnceWith(order, expect.any(AbortSignal));
  expect(trackers.follow).not.toHaveBeenCalled();
  idle[0]?.();
  expect(trackers.follow).toHaveBeenCalledOnce();
  unmount();
  expect(trackers.stop).toHaveBeenCalledOnce();
});

it('asks for no consent to what the privacy signal of the browser has refused, but to a chat', async () => {
  const { LateVisit } = await import('./late-visit');
  vi.useFakeTimers();
  const consent = { label: 'Your choice', accept: 'Accept', decline: 'Decline', children: 'May it?' };
  const parts = (more: object) => (
    <>
      <div id="notices" />
      <LateVisit marketing={{ ...marketing, optIn: true }} consent={consent} {...more} />
    </>
  );
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const { unmount } = render(parts({}));
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(screen.queryByText('May it?')).toBeNull();
  unmount();
  render(parts({ chat: { ...chat, settings: { ...chat.settings, optIn: true } } }));
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(screen.getByText('May it?')).toBeTruthy();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it('the chat comes a second later, closed, and opens by its button', async () => {
  idleAtOnce();
  render(<ChatWidget {...chat} />);
  expect(document.querySelector('iframe')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(document.querySelector('iframe')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  const frame = screen.getByTitle('Support');
  expect(frame).toHaveProperty('src', 'https://go.crisp.chat/chat/embed/?website_id=site-1&locale=de');
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation/);
  const button = screen.getByRole('button', { name: 'Open' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(screen.getByRole('button', { name: 'Close' }).getAttribute('aria-expanded')).toBe('true');
  expect(frame.parentElement?.className).not.toContain('invisible');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });
  expect(frame.parentElement?.className).toContain('invisible');
});

it('the chat waits for the choice where consent is asked for, and goes with it', async () => {
  idleAtOnce();
  render(<ChatWidget {...chat} settings={{ ...chat.settings, optIn: true }} />);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(document.querySelector('iframe')).toBeNull();
  act(() => choose('accepted'));
  expect(document.querySelector('iframe')).not.toBeNull();
  act(() => choose('declined'));
  expect(document.querySelector('iframe')).toBeNull();
});
