// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '@/tests/support/components/component';
import { choose, readChoice } from '@/lib/visit/consent';
import { ChoiceButtons } from './choice-buttons.island';
import { ConsentQuestion } from './consent-question';

const texts = {
  label: 'Your choice',
  accepted: 'You have accepted.',
  declined: 'You have declined.',
  none: 'You have not chosen.',
  signal: 'Your browser has.',
  accept: 'Accept',
  decline: 'Decline',
};
const reload = vi.fn();
const page = vi.hoisted(() => ({ pathname: '/start-here' }));
vi.mock('next/navigation', () => ({ usePathname: () => page.pathname }));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Cookies.remove('consent_declined', { path: '/' });
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(() => button(name).click());

const afterSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** A page with a place for notices, and the question. */
function ask() {
  render(
    <>
      <div id="notices" />
      <ConsentQuestion {...texts}>May it?</ConsentQuestion>
    </>,
  );
}

it('asks after five seconds, with two answers that look the same', async () => {
  ask();
  await afterSeconds(4.9);
  expect(screen.queryByRole('region')).toBeNull();
  await afterSeconds(0.1);
  const question = screen.getByRole('region', { name: 'Your choice' });
  expect(question.textContent).toContain('May it?');
  expect(question.parentElement?.id).toBe('notices');
  expect(button('Accept').className).toBe(button('Decline').className);
  press('Decline');
  expect(screen.queryByRole('region')).toBeNull();
  expect(readChoice()).toBe('declined');
});

it('does not ask again, also not when the answer was given elsewhere meanwhile', async () => {
  ask();
  await afterSeconds(5);
  act(() => choose('accepted'));
  expect(screen.queryByRole('region')).toBeNull();
});

it('where a page has no notices, asks on the next one', async () => {
  const { rerender } = render(<ConsentQuestion {...texts}>May it?</ConsentQuestion>);
  await afterSeconds(9);
  expect(screen.queryByRole('region')).toBeNull();
  page.pathname = '/pricing';
  rerender(
    <>
      <ConsentQuestion {...texts}>May it?</ConsentQuestion>
      <div id="notices" />
    </>,
  );
  await afterSeconds(0);
  expect(screen.getByRole('region')).toBeTruthy();
});

it('says what is chosen and lets one choose otherwise', () => {
  render(
    <ChoiceButtons optIn asksOfMarketing texts={texts}>
      Choose.
    </ChoiceButtons>,
  );
  expect(screen.getByRole('status').textContent).toBe(texts.none);
  press('Decline');
  expect(screen.getByRole('status').textContent).toBe(texts.declined);
  expect(reload, 'nothing ran that would have to end').not.toHaveBeenCalled();
  press('Accept');
  expect(screen.getByRole('status').textContent).toBe(texts.accepted);
  expect(button('Accept').getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText(texts.signal)).toBeNull();
});

it.each([
  [true, 'accepted'],
  [false, null],
] as const)(
  'with opt-in %s and the choice %s, declining ends the document and what runs in it',
  (optIn, choice) => {
    if (choice) choose(choice);
    render(
      <ChoiceButtons optIn={optIn} asksOfMarketing texts={texts}>
        Choose.
      </ChoiceButtons>,
    );
    press('Decline');
    expect(readChoice()).toBe('declined');
    expect(reload).toHaveBeenCalledOnce();
  },
);

it('says that the browser’s privacy signal counts more', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  render(
    <ChoiceButtons optIn asksOfMarketing texts={texts}>
      Choose.
    </ChoiceButtons>,
  );
  expect(screen.getByText(texts.signal)).toBeTruthy();
});
