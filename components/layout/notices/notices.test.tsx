// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '@/tests/support/components/component';
import { message } from '@/tests/support/site';
import { Notices } from './notices';

const said = (key: string) => message('en', 'chrome', `cookieNotice.${key}`);
const { style } = document.documentElement;

/** Tells those who watch an element's size that it has changed. */
let resize = () => {};

beforeEach(() => {
  localStorage.clear();
  style.removeProperty('--notices');
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 400);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe() {}
      disconnect() {
        resize = () => {};
      }
    },
  );
  return () => vi.useRealTimers();
});

/** A page with a button, and its notices, which are as high as that. */
function open(height: number) {
  const { container } = draw(
    <>
      <Notices />
      <button>Begin</button>
    </>,
    'en',
    ['chrome'],
  );
  const place = container.querySelector('.notices') ?? expect.fail('no place');
  place.getBoundingClientRect = () => ({ height: place.childElementCount > 0 ? height : 0 }) as DOMRect;
  const button = screen.getByRole('button', { name: 'Begin' });
  const scroll = vi.fn();
  button.scrollIntoView = scroll;
  return {
    button,
    scroll,
    lay: (top: number, bottom: number) => {
      button.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
    },
  };
}

async function waitForNotice() {
  await act(() => vi.advanceTimersByTimeAsync(5000));
  resize();
}

it('tells the stylesheet how high the notice is as long as it is there, and takes no focus', async () => {
  const { button } = open(91);
  resize();
  expect(style.getPropertyValue('--notices')).toBe('');
  button.focus();
  await waitForNotice();
  expect(style.getPropertyValue('--notices')).toBe('91px');
  expect(document.activeElement).toBe(button);
  act(() => screen.getByRole('button', { name: said('dismiss') }).click());
  resize();
  expect(style.getPropertyValue('--notices')).toBe('');
});

it('brings out what has the focus as it comes to cover it', async () => {
  const { button, scroll, lay } = open(60);
  button.focus();
  lay(330, 380);
  await waitForNotice();
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
});

it.each([
  ['above it', 200, 340],
  ['out of the window, as somebody has scrolled on', 500, 550],
])('leaves the page where the focus is %s', async (_, top, bottom) => {
  const { button, scroll, lay } = open(60);
  button.focus();
  lay(top, bottom);
  await waitForNotice();
  expect(scroll).not.toHaveBeenCalled();
});
