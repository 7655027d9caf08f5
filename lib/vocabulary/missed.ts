import { answerCard, type Cards } from './schedule';

/** Words of the practice bank have names of their own; all others are of the vocabulary lessons. */
const ofBank = /^rs-\d{3}$/;

/** The words of the practice bank among the cards: those that were missed there. */
export const missedIn = (cards: Cards): string[] => Object.keys(cards).filter((id) => ofBank.test(id));

/**
 * The cards after words were missed in practice: each is a card that is due today, and one that was known already begins anew.
 *
 * @param ids of the cards
 * @param today see `dayOf`
 */
export const withMissed = (cards: Cards, ids: readonly string[], today: number): Cards =>
  ids.reduce((all, id) => answerCard(all, id, 'again', today), cards);
