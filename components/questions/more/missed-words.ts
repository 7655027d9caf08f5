import type { BankItem } from '@/lib/questions/bank/bank-item';
import { keptAnswer } from '@/lib/questions/kept';
import { cardsEntry } from '@/lib/vocabulary/kept';
import { withMissed } from '@/lib/vocabulary/missed';
import { dayOf } from '@/lib/vocabulary/schedule';

/** The card of a real word; without one of the vocabulary lessons, its own. */
interface BankCard {
  card?: string;
}

/**
 * Makes cards of the real words of a set that are missed from now on.
 *
 * @returns to be called whenever more of the set is answered
 */
export function cardsOfMissed(items: readonly BankItem[], now = () => new Date()): () => void {
  const open = new Set(
    items.filter((item) => item.type === 'readAndSelect' && item.real && !keptAnswer(item.id)),
  );
  return () => {
    const answered = [...open].filter(({ id }) => keptAnswer(id));
    for (const item of answered) open.delete(item);
    const missed = answered.filter(({ id }) => keptAnswer(id)?.[0] !== 'yes');
    if (missed.length === 0) return;
    const ids = missed.map((item) => (item as BankCard).card ?? item.id);
    cardsEntry.write(withMissed(cardsEntry.read() ?? {}, ids, dayOf(now())));
  };
}
