import { startCards } from './cards';
import { entriesIn } from './entries';
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
  startCards(root, entries, over, now);
  root.dataset.live = '';
}
