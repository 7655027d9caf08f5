import { onChangedElsewhere } from '@/lib/browser/storage';
import { loadFile } from '@/lib/questions/bank/load-file';
import type { WordCard } from '@/lib/questions/bank/word-cards';
import { findHeadword } from '@/lib/vocabulary/headword';
import { cardsEntry } from '@/lib/vocabulary/kept';
import { missedIn } from '@/lib/vocabulary/missed';
import type { Entry, EntryPart } from './entries';

/**
 * Offers the words that were missed in practice as a deck in place of the lesson's own, where there are any. Their meanings are loaded
 * when they are asked for.
 *
 * @param deal lays out the cards of a list; of none, those of the lesson
 * @param over ends it, when the page is left
 */
export function startMissed(
  root: HTMLElement,
  deal: (entries?: readonly Entry[]) => void,
  over: AbortSignal,
): void {
  const place = root.querySelector<HTMLElement>('[data-decks]');
  const button = place?.querySelector('button');
  const failed = place?.querySelector<HTMLElement>('[role=alert]');
  if (!place || !button || !failed) return;
  const show = () => {
    const count = missedIn(cardsEntry.read() ?? {}).length;
    place.querySelector('[data-missed]')?.replaceChildren(String(count));
    button.hidden = count === 0 && !('missed' in root.dataset);
  };
  const change = async () => {
    if (button.ariaBusy) return;
    failed.hidden = true;
    button.ariaBusy = 'true';
    try {
      const entries = 'missed' in root.dataset ? undefined : await missedEntries(place.dataset.decks ?? '');
      if (over.aborted) return;
      root.toggleAttribute('data-missed', entries !== undefined);
      deal(entries);
    } catch {
      failed.hidden = false;
    } finally {
      button.ariaBusy = null;
    }
  };
  show();
  button.addEventListener('click', () => void change(), { signal: over });
  over.addEventListener('abort', onChangedElsewhere(cardsEntry, show), { once: true });
}

async function missedEntries(path: string): Promise<Entry[]> {
  const cards = await loadFile<WordCard[]>(path);
  const missed = new Set(missedIn(cardsEntry.read() ?? {}));
  return cards.filter(({ id }) => missed.has(id)).map(entryOf);
}

function entryOf({ id, word, kind, meaning, example }: WordCard): Entry {
  const element = document.createElement('li');
  const [before, found, after] = findHeadword(word, example) ?? [example, '', ''];
  const shown = document.createElement('b');
  shown.append(found);
  const parts: Record<EntryPart, Element> = {
    word: part(word),
    kind: part(kind),
    meaning: part(meaning),
    example: part(before, shown, after),
  };
  return { id, element, parts };
}

function part(...content: (Node | string)[]): HTMLElement {
  const place = document.createElement('span');
  place.append(...content);
  return place;
}
