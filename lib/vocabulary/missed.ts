import { cardSource } from './card-source';
import { answerCard, type Cards } from './schedule';

/** The words of the practice bank among the cards: those that were missed there. */
export const missedIn = (cards: Cards): string[] =>
  Object.keys(cards).filter((id) => cardSource(id) === 'rs');

/**
 * The cards after words were missed in practice: each is a card that is due today, and one that was known already begins anew.
 *
 * @param ids of the cards
 * @param today see `dayOf`
 */
export const withMissed = (cards: Cards, ids: readonly string[], today: number): Cards =>
  ids.reduce((all, id) => answerCard(all, id, 'again', today), cards);
