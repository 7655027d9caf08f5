// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hear } from './sound';
import { speak } from './voice';

class Sound extends EventTarget {
  static last: Sound | undefined;
  static start = () => Promise.resolve();
  currentTime = 0;
  duration = 4;
  playbackRate = 1;
  pause = vi.fn();
  play = () => Sound.start();

  constructor(readonly file: string) {
    super();
    Sound.last = this;
  }
}

class Speech {
  static last: Speech | undefined;
  onstart = () => {};
  onend = () => {};
  onerror = () => {};
  onboundary: (event: { charIndex: number }) => void = () => {};

  constructor(readonly text: string) {
    Speech.last = this;
  }
}

const cancel = vi.fn();
const heard = { file: '/assets/sounds/x.mp3', text: 'Leave the boxes here.' };
let over = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  over = new AbortController();
  Sound.start = () => Promise.resolve();
  Speech.last = undefined;
  cancel.mockReset();
  vi.stubGlobal('Audio', Sound);
  vi.stubGlobal('SpeechSynthesisUtterance', Speech);
  vi.stubGlobal('speechSynthesis', { speak: () => {}, cancel });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('hear', () => {
  it('plays the file to its end', async () => {
    const ended = hear(heard, over.signal);
    expect(Sound.last?.file).toBe(heard.file);
    Sound.last?.dispatchEvent(new Event('ended'));
    await expect(ended).resolves.toBeUndefined();
    expect(Speech.last).toBeUndefined();
  });

  it('has the browser speak where there is no file, and says so', async () => {
    const onVoice = vi.fn();
    const ended = hear({ ...heard, onVoice, rate: 0.9 }, over.signal);
    Sound.last?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(Speech.last).toMatchObject({ text: heard.text, lang: 'en-US', rate: 0.9 }));
    expect(onVoice).toHaveBeenCalledTimes(1);
    Speech.last?.onend();
    await expect(ended).resolves.toBeUndefined();
  });

  it('tells how much has been heard, by a length that is known', () => {
    const onProgress = vi.fn();
    hear({ ...heard, onProgress }, over.signal).catch(() => {});
    const sound = Sound.last ?? expect.fail();
    sound.currentTime = 1;
    sound.dispatchEvent(new Event('timeupdate'));
    sound.duration = Infinity;
    sound.dispatchEvent(new Event('timeupdate'));
    expect(onProgress.mock.calls).toEqual([[0.25]]);
    over.abort();
  });

  it('is slower for the file and for the voice, which tells its words', async () => {
    const onProgress = vi.fn();
    hear({ ...heard, rate: 0.9, speed: 0.5, onProgress }, over.signal).catch(() => {});
    expect(Sound.last?.playbackRate).toBe(0.5);
    Sound.last?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(Speech.last).toMatchObject({ rate: 0.45 }));
    Speech.last?.onboundary({ charIndex: heard.text.indexOf('boxes') });
    expect(onProgress).toHaveBeenLastCalledWith(10 / heard.text.length);
    over.abort();
  });

  it('fails where there is no file and nobody may know what is said', async () => {
    const ended = expect(hear({ file: heard.file }, over.signal)).rejects.toThrow('does not load');
    Sound.last?.dispatchEvent(new Event('error'));
    await ended;
    expect(Speech.last).toBeUndefined();
  });

  it('does not speak instead where the browser wants a click first', async () => {
    const refusal = new DOMException('No click', 'NotAllowedError');
    Sound.start = () => Promise.reject(refusal);
    await expect(hear(heard, over.signal)).rejects.toBe(refusal);
    expect(Speech.last).toBeUndefined();
  });

  it('is silent at once when it is called off', async () => {
    const ended = hear(heard, over.signal);
    over.abort();
    await expect(ended).rejects.toBe(over.signal.reason);
    expect(Sound.last?.pause).toHaveBeenCalled();
  });
});

describe('speak', () => {
  it('takes a voice that does not begin for none', async () => {
    const ended = expect(speak('Hello', over.signal)).rejects.toThrow('does not begin');
    await vi.advanceTimersByTimeAsync(4100);
    await ended;
  });

  it('lets a voice that has begun take its time', async () => {
    const ended = speak('Hello', over.signal);
    Speech.last?.onstart();
    await vi.advanceTimersByTimeAsync(60_000);
    Speech.last?.onend();
    await expect(ended).resolves.toBeUndefined();
  });

  it('ends what is being said when it is called off', async () => {
    const ended = speak('Hello', over.signal);
    over.abort();
    await expect(ended).rejects.toBe(over.signal.reason);
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('fails where no browser voice is', async () => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    await expect(speak('Hello', over.signal)).rejects.toThrow('no voice');
  });
});
