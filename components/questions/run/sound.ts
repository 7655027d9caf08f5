/**
 * Plays the recording of a question; where it does not load, the browser speaks the words itself (`data-fallback` says so).
 *
 * @param place the `data-sound` of the question, with the address of the file, and its words in `data-say`
 * @param isLimited whether it may be heard only `data-plays` times
 * @param onEnd it was heard, or nothing can be
 */
export function playSound(place: HTMLElement, isLimited: boolean, onEnd = () => {}): void {
  const button = place.querySelector<HTMLButtonElement>('[data-play]');
  const played = Number(place.dataset.played ?? 0) + 1;
  const plays = Number(place.dataset.plays ?? Infinity);
  if (isLimited && played > plays) return;
  place.dataset.played = String(played);
  if (button && isLimited && played >= plays) button.disabled = true;
  stopSound();
  const sound = new Audio(place.dataset.sound);
  sound.addEventListener('ended', onEnd, { once: true });
  sound.addEventListener('error', () => current === sound && speak(place, onEnd), { once: true });
  current = sound;
  sound.play().catch(() => undefined);
}

/** Ends what is being heard. */
export function stopSound(): void {
  current?.pause();
  current = undefined;
  if ('speechSynthesis' in window) window.speechSynthesis.cancel();
}

/** Lets the recordings of a question be heard as often as one likes again. */
export function freeSounds(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-sound]')) {
    delete place.dataset.played;
    const button = place.querySelector<HTMLButtonElement>('[data-play]');
    if (button) button.disabled = false;
  }
}

let current: HTMLAudioElement | undefined;

function speak(place: HTMLElement, onEnd: () => void): void {
  place.dataset.fallback = '';
  if (!('speechSynthesis' in window)) return onEnd();
  const speech = new SpeechSynthesisUtterance(place.dataset.say);
  speech.lang = 'en-US';
  speech.addEventListener('end', onEnd, { once: true });
  window.speechSynthesis.speak(speech);
}
