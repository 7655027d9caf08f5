import { hasVoice, speak } from '@/lib/browser/voice';
import { fill } from '@/lib/i18n/fill';
import type { Entry } from './entries';

/**
 * Puts a button that says the word beside each entry, where the browser can speak: copies of the one that the card has.
 *
 * @param over ends it, when the page is left
 */
export function startSpeech(root: HTMLElement, entries: readonly Entry[], over: AbortSignal): void {
  const button = root.querySelector<HTMLButtonElement>('[data-cards] [data-listen]');
  if (!button || !hasVoice()) return;
  for (const { element, parts } of entries) {
    const copy = button.cloneNode(true) as HTMLButtonElement;
    copy.hidden = false;
    nameListen(copy, parts.word.textContent);
    element.querySelector('div')?.append(copy);
  }
  button.hidden = false;
  let spoken = new AbortController();
  const onClick = ({ target }: MouseEvent) => {
    const listen = target instanceof Element ? target.closest<HTMLElement>('[data-listen]') : null;
    if (!listen?.dataset.listen) return;
    spoken.abort();
    spoken = new AbortController();
    // A word that cannot be heard is still read.
    speak(listen.dataset.listen, spoken.signal).catch(() => undefined);
  };
  root.addEventListener('click', onClick, { signal: over });
  over.addEventListener('abort', () => spoken.abort(), { once: true });
}

export function nameListen(button: HTMLElement, word: string): void {
  button.dataset.listen = word;
  button.setAttribute('aria-label', fill(button.dataset.label ?? '{word}', { word }));
}
