// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '@/tests/support/components/component';
import { ConverterForm } from './converter.island';

const texts = {
  score: 'Score',
  cefr: 'CEFR',
  ielts: 'IELTS',
  toefl: 'TOEFL',
  newToefl: 'New TOEFL',
  target: 'Target',
  targetHint: 'Hint',
  scale: 'From 10 to 160',
  gap: { none: 'reached', small: 'small {points}', middle: 'middle {points}', large: 'large {points}' },
  firm: '* not firm',
};

const form = (
  <ConverterForm
    min={10}
    max={160}
    texts={texts}
    ruler={null}
    advice={{ small: 'few', middle: 'some', large: 'many' }}
  />
);

const score = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Score' }).value;
const slide = (value: number) =>
  fireEvent.change(screen.getByRole('slider', { name: 'Score' }), { target: { value: String(value) } });
const shown = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/score-converter');
  return () => {
    vi.useRealTimers();
  };
});

it('takes the scores from the address, also on the way back', () => {
  window.history.replaceState(null, '', '/score-converter?score=105&target=120');
  draw(form, 'en', []);
  expect(score()).toBe('105');
  expect(screen.getByText('middle 15')).toBeTruthy();
  slide(110);
  expect(screen.getByText('middle 10')).toBeTruthy();
  window.history.replaceState(null, '', '/score-converter?score=115&target=120');
  act(() => void window.dispatchEvent(new Event('popstate')));
  expect(score()).toBe('115');
  expect(screen.getByText('small 5')).toBeTruthy();
});

it('comes alive over what the server has drawn, whatever the address says', () => {
  window.history.replaceState(null, '', '/score-converter?score=40');
  const room = document.body.appendChild(document.createElement('div'));
  room.innerHTML = renderToString(form);
  expect(score()).toBe('115');
  const onRecoverableError = vi.fn();
  render(form, { container: room, hydrate: true, onRecoverableError });
  expect(score()).toBe('40');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('writes the address once, after the slider has come to rest', () => {
  window.history.replaceState({ kept: true }, '', '/score-converter?target=120');
  draw(form, 'en', []);
  const write = vi.spyOn(window.history, 'replaceState');
  for (let step = 10; step <= 160; step += 5) slide(step);
  slide(130);
  expect(score()).toBe('130');
  expect(write).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(write).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe('?target=120&score=130');
  expect(window.history.state).toEqual({ kept: true });
});

it('goes on moving where the browser refuses to write the address', () => {
  draw(form, 'en', []);
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  slide(120);
  vi.runAllTimers();
  slide(125);
  vi.runAllTimers();
  expect(score()).toBe('125');
  expect(window.location.search).toBe('');
});

it('says of a score beyond the scale that it is, and shows the end of the scale instead of the last digits that fit', () => {
  draw(form, 'en', []);
  const field = screen.getByRole('spinbutton', { name: 'Score' });
  for (const typed of ['2', '20', '200']) fireEvent.change(field, { target: { value: typed } });
  expect(screen.getByText(texts.scale)).toBeTruthy();
  expect(shown()[0]).toBe('C2');
  fireEvent.blur(field);
  expect(score()).toBe('160');
  slide(120);
  expect(screen.queryByText(texts.scale)).toBeNull();
  fireEvent.change(field, { target: { value: '7' } });
  expect(screen.queryByText(texts.scale)).toBeNull();
  fireEvent.blur(field);
  expect(score()).toBe('120');
  expect(screen.getByText(texts.scale)).toBeTruthy();
});

it('marks what nobody has verified, and says so', () => {
  draw(form, 'en', []);
  expect(screen.queryByText(texts.firm)).toBeNull();
  slide(80);
  expect(shown()).toEqual(['B1', '5', '41–46', '2.5–3']);
  expect(screen.queryByText(texts.firm)).toBeNull();
  slide(40);
  expect(shown()).toEqual(['A1–A2', '0–3.5 *', '0–23 *', '1–1.5 *']);
  expect(screen.getByText(texts.firm)).toBeTruthy();
});
