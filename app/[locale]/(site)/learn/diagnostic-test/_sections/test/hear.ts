import { soundPath } from '@/lib/questions/sounds';

/** ms after which a voice that has not begun is taken for none: browsers without voices say nothing. */
const patience = 4000;

/**
 * Plays the sentence of a dictation: from its file, or by the browser's own voice where there is no file.
 *
 * @param over ends it
 * @returns when it has been heard to its end
 * @throws when it cannot be played
 */
export async function hear(id: string, sentence: string, over: AbortSignal): Promise<void> {
  const audio = new Audio(soundPath(id));
  over.addEventListener('abort', () => audio.pause(), { once: true });
  try {
    await audio.play();
  } catch (error) {
    if (over.aborted || (error instanceof DOMException && error.name === 'NotAllowedError')) throw error;
    return speak(sentence, over);
  }
  await new Promise((resolve, reject) => {
    audio.onended = resolve;
    audio.onerror = reject;
  });
}

function speak(sentence: string, over: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!('speechSynthesis' in window)) return reject(new Error('This browser has no voice'));
    const spoken = new SpeechSynthesisUtterance(sentence);
    spoken.lang = 'en-US';
    spoken.rate = 0.9;
    const waiting = setTimeout(() => reject(new Error('The voice does not begin')), patience);
    spoken.onstart = () => clearTimeout(waiting);
    spoken.onend = () => resolve();
    spoken.onerror = () => reject(new Error('The voice failed'));
    over.addEventListener(
      'abort',
      () => {
        clearTimeout(waiting);
        window.speechSynthesis.cancel();
      },
      { once: true },
    );
    window.speechSynthesis.speak(spoken);
  });
}
