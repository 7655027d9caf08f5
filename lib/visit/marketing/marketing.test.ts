// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { go } from '../../browser/go';
import { choose } from '../consent';
import { createMarketing } from './marketing';
import type { MarketingSettings } from './settings';

const meta = { id: '12345', url: 'https://pixel.example/events.js' };
const google = { id: 'G-ABCD', url: 'https://tag.example/gtag/js' };
const settings: MarketingSettings = { optIn: true, quiet: ['/login'], meta, google };
const order = { id: 'p1', value: 19.9, currency: 'USD' } as const;

let opened: string;
let scripts: HTMLScriptElement[];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  opened = 'https://own.example/de/pricing?fbclid=click';
  scripts = [];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ name: opened } as PerformanceEntry]);
  vi.spyOn(document.head, 'append').mockImplementation(
    (node) => void scripts.push(node as HTMLScriptElement),
  );
});
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  for (const name of ['dataLayer', 'fbq', '_fbq', 'ga-disable-G-ABCD']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const hosts = () => scripts.map(({ src }) => new URL(src).hostname);

function follow(given = settings) {
  const marketing = createMarketing(given);
  onTestFinished(marketing.follow());
  return marketing;
}

/** What scripts and an earlier visit have left. */
function leaveIdentifiers() {
  for (const name of ['_fbc', '_fbp', '_ga', '_ga_ABCD', '_gcl_au', 'own']) Cookies.set(name, 'x');
  localStorage.setItem('lastExternalReferrer', 'x');
  localStorage.setItem('_gcl_ls', 'x');
}

it('does nothing before the choice, and all at once after it', () => {
  follow();
  expect(hosts()).toEqual([]);
  expect(Cookies.get()).toEqual({});
  choose('accepted');
  expect(hosts()).toEqual(['pixel.example', 'tag.example']);
  expect(Cookies.get('_fbc')).toMatch(/^fb\.1\.\d+\.click$/);
});

it('where nobody asks, begins at once', () => {
  follow({ ...settings, optIn: false });
  expect(hosts()).toEqual(['pixel.example', 'tag.example']);
});

it('removes what was stored when the visitor declines, and is silent from then on', async () => {
  choose('accepted');
  const marketing = follow();
  leaveIdentifiers();
  sessionStorage.setItem('click_ids_logged', 'fb.1.1.click');
  choose('declined');
  expect(Object.keys(Cookies.get()).sort()).toEqual(['consent_declined', 'own']);
  expect(sessionStorage.getItem('click_ids_logged')).toBeNull();
  expect(localStorage.getItem('lastExternalReferrer')).toBeNull();
  expect(localStorage.getItem('_gcl_ls')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
  expect(Reflect.get(window, 'ga-disable-G-ABCD')).toBe(true);
  const queue = () => (Reflect.get(window, 'fbq') as { queue: unknown[][] }).queue;
  expect(queue().at(-1)).toEqual(['consent', 'revoke']);
  await marketing.report(order, new AbortController().signal);
  expect(queue().flat()).not.toContain('Purchase');
});

it('loads nothing and leaves nothing where the browser sends the privacy signal, whatever was chosen', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  leaveIdentifiers();
  choose('accepted');
  const marketing = follow();
  await marketing.report(order, new AbortController().signal);
  expect(hosts()).toEqual([]);
  expect(Object.keys(Cookies.get())).toEqual(['own']);
});

it('loads no script in a document that was opened where visitors sign in', async () => {
  opened = 'https://own.example/de/login?fbclid=click';
  choose('accepted');
  const marketing = follow();
  await marketing.report(order, new AbortController().signal);
  expect(hosts()).toEqual([]);
  expect(Cookies.get('_fbc')).toBeDefined();
});

it('loads no script in a document whose address names a purchase, and is quiet about what is paid there', async () => {
  opened = 'https://own.example/de/success/p1';
  choose('accepted');
  const marketing = follow({ ...settings, quiet: ['/success'] });
  await marketing.report(order, new AbortController().signal);
  expect(hosts()).toEqual([]);
});

it('leaves the document that its scripts follow before a visitor signs in', () => {
  const router = { push: vi.fn(), replace: vi.fn() };
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  choose('accepted');
  follow();
  go('/de/blog', { router });
  go('/de/login?next=%2Fde', { router });
  expect(router.push).toHaveBeenCalledOnce();
  expect(assign.mock.calls).toEqual([[expect.stringMatching(/\/de\/login\?next=%2Fde$/)]]);
});

it('keeps the document of a purchase apart from all others, so that none which trackers run in comes back to it', () => {
  const router = { push: vi.fn(), replace: vi.fn() };
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  opened = 'https://own.example/success/p1';
  follow({ ...settings, quiet: ['/success'] });
  go('/pricing', { router });
  expect(router.push).not.toHaveBeenCalled();
  expect(assign).toHaveBeenCalledOnce();
});

it('leaves a document in which trackers may still be allowed before a purchase is named', () => {
  const router = { push: vi.fn(), replace: vi.fn() };
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const end = createMarketing({ ...settings, quiet: ['/success'] }).follow();
  onTestFinished(end);
  go('/success/p1', { router });
  expect(router.push).not.toHaveBeenCalled();
  expect(assign).toHaveBeenCalledOnce();
});

it('loads no script where the address came to name a purchase before the choice was made', () => {
  const before = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', before));
  window.history.replaceState(null, '', '/success/p1');
  follow({ ...settings, quiet: ['/success'] });
  choose('accepted');
  expect(hosts()).toEqual([]);
});

it('a paid order loads the scripts that have not been, and waits for them', async () => {
  choose('accepted');
  const reporting = createMarketing({ optIn: true, quiet: [], meta }).report(
    order,
    new AbortController().signal,
  );
  expect(hosts()).toEqual(['pixel.example']);
  const sent = vi.fn();
  Object.assign(Reflect.get(window, 'fbq') as object, { callMethod: sent });
  scripts[0]?.dispatchEvent(new Event('load'));
  await reporting;
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    'track',
    'Purchase',
    { value: 19.9, currency: 'USD' },
    { eventID: createHash('sha256').update('p1').digest('hex') },
  );
});

it('a paid order is over at once where blockers keep the script away', async () => {
  choose('accepted');
  const reporting = createMarketing({ optIn: true, quiet: [], google }).report(
    order,
    new AbortController().signal,
  );
  scripts[0]?.dispatchEvent(new Event('error'));
  await expect(reporting).resolves.toBeUndefined();
});
