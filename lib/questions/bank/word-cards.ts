import { bankWordItems, type Texts } from './bank-file';
import type { RealWord } from './words';

/** A real word of the bank, as a card shows it: kind and meaning in the reader's language. */
export interface WordCard extends Pick<RealWord, 'id' | 'word' | 'example'> {
  kind: string;
  meaning: string;
}

/** The real words that the vocabulary course has no card for; those of the others are its own. */
export function missedCards(texts: Texts, kinds: Readonly<Record<RealWord['kind'], string>>): WordCard[] {
  return bankWordItems.flatMap((item) => {
    if (!item.real || item.card) return [];
    const { id, word, kind, example } = item;
    return [{ id, word, kind: kinds[kind], example, meaning: texts[id] ?? '' }];
  });
}
