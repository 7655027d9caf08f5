import { afterEach, expect, it, vi } from 'vitest';
import { goAnew } from './go-anew';

const [assign, reload, replaceState] = [vi.fn(), vi.fn(), vi.fn()];

function at(href: string) {
  const { pathname, origin } = new URL(href);
  const location = { href, pathname, origin, assign, reload };
  vi.stubGlobal('window', { location, history: { replaceState } });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('loads another page', () => {
  at('https://a.example/de/app');
  goAnew('/de#logged-out');
  expect(assign.mock.calls).toEqual([['https://a.example/de#logged-out']]);
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page that is shown again, of which the fragment alone would change', () => {
  at('https://a.example/de');
  goAnew('/de#logged-out');
  expect(replaceState.mock.calls.map(([, , address]: unknown[]) => String(address))).toEqual([
    'https://a.example/de#logged-out',
  ]);
  expect(reload).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});
