import { startCards } from './cards';
import { entriesIn, type Entry } from './entries';
import { startMissed } from './missed';
import { startSearch } from './search';
import { startSpeech } from './speech';

/**
 * Makes a word list searchable, its words audible where the browser can speak, and deals its cards. All of it works on the markup that
 * the server has written (word-list.tsx, word-cards.tsx).
 *
 * @param root what both stand in
 * @param over ends it, when the page is left
 * @param now the clock
 */
export function startWords(root: HTMLElement, over: AbortSignal, now = () => new Date()): void {
  const entries = entriesIn(root);
  startSearch(root, entries, over);
  startSpeech(root, entries, over);
  let dealt = new AbortController();
  over.addEventListener('abort', () => dealt.abort(), { once: true });
  const deal = (list: readonly Entry[] = entries) => {
    dealt.abort();
    dealt = new AbortController();
    startCards(root, list, dealt.signal, now);
  };
  deal();
  startMissed(root, deal, over);
  root.dataset.live = '';
}
