// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '@/tests/support/components/component';
import { SectionMenu } from './section-menu.island';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'boundingClientRect'>;
let tell: (entries: Entry[]) => void;

beforeEach(() => {
  Element.prototype.scrollTo = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

const items = [
  { key: 'one', name: 'First' },
  { key: 'two', name: 'Second' },
];

/** A section that has come to the line, or left it for a place `top` pixels from the top. */
function moved(key: string, isIntersecting: boolean, top = 0): Entry {
  const target = document.getElementById(key) ?? expect.fail();
  const boundingClientRect = { top } as DOMRectReadOnly;
  return { target, isIntersecting, boundingClientRect };
}

const move = (...section: Parameters<typeof moved>) => act(() => tell([moved(...section)]));

const marked = () =>
  screen
    .getAllByRole('link')
    .flatMap((link) => (link.getAttribute('aria-current') ? [link.textContent] : []));

it('marks the section that is read, keeps it between two, and none above the first', () => {
  draw(
    <>
      <SectionMenu label="Parts" items={items} />
      <section id="one" />
      <section id="two" />
    </>,
    'en',
    [],
  );
  expect(screen.getByRole('navigation', { name: 'Parts' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#one', '#two']);
  expect(marked()).toEqual([]);
  move('one', true);
  expect(marked()).toEqual(['First']);
  move('one', false, -300);
  expect(marked()).toEqual(['First']);
  move('two', true);
  expect(marked()).toEqual(['Second']);
  move('one', true);
  move('one', false, 400);
  expect(marked()).toEqual([]);
  // A busy browser reports several moments at once.
  act(() => tell([moved('one', true), moved('one', false, -300), moved('two', true)]));
  expect(marked()).toEqual(['Second']);
});
