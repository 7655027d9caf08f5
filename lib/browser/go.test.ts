import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { go, loadDocumentsWhen } from './go';

const router = { push: vi.fn(), replace: vi.fn() };
const location = { href: 'https://a.example/de/pricing', origin: 'https://a.example' };
const assign = vi.fn();
const replace = vi.fn();

beforeEach(() => vi.stubGlobal('window', { location: { ...location, assign, replace } }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('go', () => {
  it('shows a page of this site in this document where there is a router', () => {
    go('/de/login?next=%2Fde', { router });
    go('/de/register', { router, replace: true });
    expect(router.push.mock.calls).toEqual([['https://a.example/de/login?next=%2Fde']]);
    expect(router.replace.mock.calls).toEqual([['https://a.example/de/register']]);
    expect(assign).not.toHaveBeenCalled();
  });

  it.each(['https://b.example/pay', '//b.example/pay', 'http://a.example/de', 'https://a.example:444/'])(
    'loads %s, which is another site, as a page of its own',
    (address) => {
      go(address, { router });
      expect(assign.mock.calls).toEqual([[new URL(address, location.href).href]]);
      expect(router.push).not.toHaveBeenCalled();
    },
  );

  it('loads a whole document where there is no router', () => {
    go('/de');
    go(new URL('https://b.example/'), { replace: true });
    expect(assign.mock.calls).toEqual([['https://a.example/de']]);
    expect(replace.mock.calls).toEqual([['https://b.example/']]);
  });

  it('loads a whole document as long as a new deployment waits to be shown', () => {
    let isDue = true;
    onTestFinished(loadDocumentsWhen(() => isDue));
    go('/de/courses', { router });
    isDue = false;
    go('/de/blog', { router });
    expect(assign.mock.calls).toEqual([['https://a.example/de/courses']]);
    expect(router.push.mock.calls).toEqual([['https://a.example/de/blog']]);
  });

  it('loads a whole document where one of several conditions holds for the address, until it is taken back', () => {
    onTestFinished(loadDocumentsWhen(() => false));
    const takeBack = loadDocumentsWhen(({ pathname }) => pathname.endsWith('/login'));
    go('/de/login?next=%2F', { router });
    go('/de/blog', { router });
    takeBack();
    go('/de/login', { router });
    expect(assign.mock.calls).toEqual([['https://a.example/de/login?next=%2F']]);
    expect(router.push.mock.calls).toEqual([['https://a.example/de/blog'], ['https://a.example/de/login']]);
  });
});
