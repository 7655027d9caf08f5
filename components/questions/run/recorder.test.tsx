// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '@/tests/support/components/component';
import { catalog } from '@/tests/support/site';
import { barsPath, silence } from '../recording/bars';
import { Recorder } from '../recording/recorder';
import { Take } from '../thread/take';
import { record } from './recorder';
import { stopSound } from './sound';

const texts = catalog('en', 'questions');

class Microphone {
  static isStopped = vi.fn();
  getTracks = () => [{ stop: Microphone.isStopped }];
}

class Recording {
  state = 'inactive';
  mimeType = 'audio/webm';
  ondataavailable: (event: { data: Blob }) => void = () => {};
  onstop = () => {};
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable({ data: new Blob(['a']) });
    this.onstop();
  }
}

/** A microphone into which somebody speaks as loud as `loudness` says. */
let loudness = 0;
class Listening {
  createAnalyser = () => ({
    fftSize: 0,
    getFloatTimeDomainData: (wave: Float32Array) => wave.fill(loudness),
  });
  createMediaStreamSource = () => ({ connect: () => {} });
  close = () => Promise.resolve();
}

const getUserMedia = vi.fn();
const pathOf = (place: Element, name: string) => place.querySelector(`[data-${name}]`)?.getAttribute('d');

function drawn(): HTMLElement {
  const { container } = draw(<Recorder prepare={20} seconds={90} />, 'en', ['questions']);
  return container.querySelector<HTMLElement>('[data-recorder]') ?? expect.fail('no recorder');
}

beforeEach(() => {
  vi.useFakeTimers();
  loudness = 0;
  Microphone.isStopped.mockReset();
  getUserMedia.mockReset().mockResolvedValue(new Microphone());
  vi.stubGlobal('navigator', {
    userAgent: 'Firefox/140.0',
    maxTouchPoints: 0,
    mediaDevices: { getUserMedia },
  });
  vi.stubGlobal('MediaRecorder', Recording);
  vi.stubGlobal('AudioContext', Listening);
});
afterEach(() => {
  stopSound();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows how long it records and how loud it is, and gives the microphone back', async () => {
  const place = drawn();
  const over = new AbortController();
  await record(place, over.signal);
  expect(pathOf(place, 'level')).toBe(barsPath(silence));
  loudness = 0.1;
  vi.advanceTimersByTime(3_100);
  expect(place.querySelector('[data-elapsed]')?.textContent).toBe('0:03');
  expect(pathOf(place, 'level')).not.toContain('23.5V24.5');
  expect(Microphone.isStopped).not.toHaveBeenCalled();
  over.abort();
  expect(Microphone.isStopped).toHaveBeenCalled();
  expect(place.dataset.recording).toBeUndefined();
  expect(place.dataset.recorded).toBe('');
  expect(place.querySelector('[data-length]')?.textContent).toBe('0:03');
});

it('plays what was recorded, and fills its bars by its own length', async () => {
  const playing = vi.fn(() => Promise.resolve());
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      constructor(readonly file: string) {
        super();
        expect(file).toMatch(/^blob:/);
      }
      play = playing;
      pause() {}
    },
  );
  const place = drawn();
  const over = new AbortController();
  await record(place, over.signal);
  loudness = 0.1;
  vi.advanceTimersByTime(4_000);
  over.abort();
  const replay = within(place).getByRole('button', { name: new RegExp(`^${texts.recording}`) });
  fireEvent.click(replay);
  expect(playing).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  expect(pathOf(place, 'played')?.match(/M/g)).toHaveLength(12);
  fireEvent.click(replay);
  expect(replay.getAttribute('aria-pressed')).toBe('false');
  vi.advanceTimersByTime(200);
  expect(pathOf(place, 'played')).toBe('');
});

it('records without a level where the browser cannot measure one', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const place = drawn();
  const over = new AbortController();
  await record(place, over.signal);
  vi.advanceTimersByTime(1_000);
  expect(pathOf(place, 'level')).toBe(barsPath(silence));
  over.abort();
  expect(place.dataset.recorded).toBe('');
});

it('says of a refused microphone where this browser allows it', async () => {
  getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const place = drawn();
  await record(place, new AbortController().signal);
  expect(place.dataset).toMatchObject({ trouble: 'refused', browser: 'firefox' });
  expect(place.querySelector('[data-steps="firefox"]')?.textContent).toBe(texts.allow.firefox);
  getUserMedia.mockRejectedValue(new DOMException('none', 'NotFoundError'));
  await record(place, new AbortController().signal);
  expect(place.dataset.trouble).toBe('absent');
});

it('offers a recording in the questions after it too', async () => {
  const { container } = draw(
    <>
      <form method="dialog" data-question="is-01-1">
        <Recorder seconds={35} />
      </form>
      <Take question="is-01-1" />
      <Take question="is-01-2" />
    </>,
    'en',
    ['questions'],
  );
  const place = container.querySelector<HTMLElement>('[data-recorder]') ?? expect.fail('no recorder');
  const over = new AbortController();
  await record(place, over.signal);
  over.abort();
  const [take, other] = container.querySelectorAll<HTMLElement>('[data-take]');
  expect(take?.dataset.recorded).toBe('');
  expect(take?.dataset.sound).toBe(place.querySelector<HTMLElement>('[data-replay]')?.dataset.sound);
  expect(take?.dataset.sound).toMatch(/^blob:/);
  expect(other?.dataset.recorded).toBeUndefined();
});
