/** ms after which a voice that has not begun is taken for none: browsers without voices say nothing. */
const patience = 4000;

export const hasVoice = (): boolean => 'speechSynthesis' in window;

/**
 * Has the browser say an English text.
 *
 * @param over ends it
 * @param rate of speech; 1 is the voice's own
 * @param onProgress how much has been said, from 0 to 1, by voices that tell their words
 * @returns when it has been said to its end
 * @throws when nothing can be heard, or when it is called off
 */
export function speak(
  text: string,
  over: AbortSignal,
  rate = 1,
  onProgress?: (share: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    over.throwIfAborted();
    if (!hasVoice()) return reject(new Error('This browser has no voice'));
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = 'en-US';
    speech.rate = rate;
    const waiting = setTimeout(() => reject(new Error('The voice does not begin')), patience);
    const settle = (end: () => void) => () => {
      clearTimeout(waiting);
      end();
    };
    speech.onstart = () => clearTimeout(waiting);
    speech.onboundary = ({ charIndex }) => onProgress?.(charIndex / text.length);
    speech.onend = settle(resolve);
    speech.onerror = settle(() => reject(new Error('The voice failed')));
    const stop = settle(() => {
      window.speechSynthesis.cancel();
      reject(over.reason as Error);
    });
    over.addEventListener('abort', stop, { once: true });
    window.speechSynthesis.speak(speech);
  });
}
