// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playSound, slowly, stopSound } from './sound';

class Sound extends EventTarget {
  static made: Sound[] = [];
  currentTime = 0;
  duration = 4;
  playbackRate = 1;
  play = () => Promise.resolve();
  pause = vi.fn();

  constructor() {
    super();
    Sound.made.push(this);
  }
}

const last = () => Sound.made.at(-1) ?? expect.fail('nothing is played');

/** A recording with its button, as sound.tsx draws it. */
function drawn(plays = '3') {
  document.body.innerHTML = `<div data-sound="/a.mp3" data-say="A dog runs." data-plays="${plays}">
    <button aria-pressed="false"><svg><circle data-heard stroke-dashoffset="1" /></svg></button></div>`;
  const place = document.querySelector('div') ?? expect.fail();
  const button = place.querySelector('button') ?? expect.fail();
  const ring = place.querySelector('circle') ?? expect.fail();
  return {
    place,
    button,
    isPressed: () => button.getAttribute('aria-pressed') === 'true',
    offset: () => ring.getAttribute('stroke-dashoffset'),
  };
}

beforeEach(() => {
  Sound.made = [];
  vi.stubGlobal('Audio', Sound);
});
afterEach(() => {
  stopSound();
  vi.unstubAllGlobals();
});

it('hands the focus on to the field as its button can be pressed no more', async () => {
  document.body.innerHTML = `<form><div data-sound="/a.mp3" data-say="A dog runs." data-plays="1">
    <button></button></div><input></form>`;
  const place = document.querySelector('div') ?? expect.fail();
  const button = place.querySelector('button') ?? expect.fail();
  button.focus();
  playSound(place, true);
  last().dispatchEvent(new Event('ended'));
  await vi.waitFor(() => expect(button.disabled).toBe(true));
  expect(document.activeElement).toBe(document.querySelector('input'));
});

it('presses the button and fills its ring as long as the recording is heard', async () => {
  const { place, isPressed, offset } = drawn();
  const onEnd = vi.fn();
  playSound(place, false, onEnd);
  expect(isPressed()).toBe(true);
  last().currentTime = 1;
  last().dispatchEvent(new Event('timeupdate'));
  expect(offset()).toBe('0.75');
  last().dispatchEvent(new Event('ended'));
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
  expect(isPressed()).toBe(false);
  expect(offset()).toBe('1');
});

it('ends by its button as if it had been heard, so that what follows it begins', () => {
  const { place, isPressed } = drawn('1');
  const onEnd = vi.fn();
  playSound(place, true, onEnd);
  playSound(place, true);
  expect(Sound.made).toHaveLength(1);
  expect(last().pause).toHaveBeenCalled();
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(isPressed()).toBe(false);
});

it('is ended by what is done elsewhere, and nothing follows', async () => {
  const { place, isPressed } = drawn();
  const onEnd = vi.fn();
  playSound(place, false, onEnd);
  stopSound();
  expect(isPressed()).toBe(false);
  await Promise.resolve();
  expect(onEnd).not.toHaveBeenCalled();
});

it('counts its plays only where they are limited, and is over after the last', () => {
  const { place, button } = drawn('1');
  playSound(place, false);
  expect(place.dataset.played).toBeUndefined();
  stopSound();
  playSound(place, true);
  expect(place.dataset.played).toBe('1');
  expect(button.disabled).toBe(false);
  stopSound();
  expect(button.disabled).toBe(true);
  playSound(place, true);
  expect(Sound.made).toHaveLength(2);
});

it('begins again at the lower speed, also while it is heard', () => {
  const { place, isPressed } = drawn();
  playSound(place, false);
  playSound(place, false, undefined, slowly);
  expect(Sound.made.map(({ playbackRate }) => playbackRate)).toEqual([1, 0.75]);
  expect(isPressed()).toBe(true);
});
