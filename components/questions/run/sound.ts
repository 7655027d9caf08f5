import { hear } from '@/lib/browser/sound';
import { partIn, soundIn, soundsIn } from '@/lib/questions/protocol';
import { focusIn } from './focus';

/** Speed of a second hearing, for who has not caught a word. */
export const slowly = 0.75;

/**
 * Plays the recording of a question, or ends it where it plays already; at another speed it begins again. While it is heard its
 * button is pressed and the ring around it fills; where the browser speaks the words itself, `data-fallback` says so.
 *
 * @param place has the attributes of a sound (`soundAttributes`) and its button
 * @param isLimited whether it may be heard only so many times
 * @param onEnd it was heard, was ended by its button, or nothing can be heard
 */
export function playSound(place: HTMLElement, isLimited: boolean, onEnd = () => {}, speed = 1): void {
  const { file, text, plays } = soundIn(place);
  const button = place.querySelector('button');
  if (speed === 1 && button?.getAttribute('aria-pressed') === 'true') return end();
  const played = Number(place.dataset.played ?? 0) + 1;
  if (isLimited && played > plays) return;
  stopSound();
  if (isLimited) place.dataset.played = String(played);
  const ring = partIn(place, 'heard');
  const onProgress = (share: number) => ring?.setAttribute('stroke-dashoffset', String(1 - share));
  const over = (current = new AbortController());
  const onVoice = () => {
    place.dataset.fallback = '';
  };
  const onOver = () => {
    onProgress(0);
    if (!button) return;
    button.setAttribute('aria-pressed', 'false');
    const isLast = isLimited && played >= plays;
    // A button that can no longer be pressed would lose the focus.
    if (isLast && button.form && button === document.activeElement) focusIn(button.form);
    button.disabled = isLast;
  };
  over.signal.addEventListener('abort', onOver, { once: true });
  button?.setAttribute('aria-pressed', 'true');
  end = () => {
    if (over.signal.aborted) return;
    over.abort();
    onEnd();
  };
  hear({ file, text, speed, onVoice, onProgress }, over.signal).then(end, (error: unknown) => {
    // Called off, or refused until somebody clicks: it may still be heard.
    if (error instanceof DOMException) over.abort();
    else end();
  });
}

export function stopSound(): void {
  current?.abort();
}

let current: AbortController | undefined;

/** Ends what is being heard as if it had come to its end. */
let end = () => {};

export function freeSounds(form: HTMLFormElement): void {
  for (const place of soundsIn(form)) {
    delete place.dataset.played;
    const button = place.querySelector('button');
    if (button) button.disabled = false;
  }
}
