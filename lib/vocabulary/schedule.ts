/**
 * Spaced repetition with boxes, after Sebastian Leitner (So lernt man lernen, 1972): a new word is in the first box, each time that it
 * is known it moves one box on and waits longer, and one that was not known goes back to the first. There are two answers and no
 * third for "hard": how hard a word was is a guess, whether it was known is not, and two buttons have room on a phone.
 *
 * Days are whole numbers, see {@link dayOf}; nothing here looks at a clock.
 */

/** Days until a word is asked again, by its box. */
export const boxDays = [0, 1, 3, 7, 16, 35] as const;

/** How many words of a list may be begun in a day. */
export const newADay = 10;

/** Of one word: its box (an index of {@link boxDays}), the day on which it is asked again, the day on which it was begun. */
export type Card = readonly [box: number, due: number, begun: number];

/** The words that were begun, of all lists, by their ids; the one that was answered last comes last. */
export type Cards = Readonly<Record<string, Card>>;

export type CardAnswer = 'again' | 'known';

export interface Plan {
  /** Ids of the words that are left today, the next one first. */
  queue: readonly string[];
  fresh: number;
  begun: number;
  /** The first day (`dayOf`) after today on which there will be words. */
  next: number;
}

const lastBox = boxDays.length - 1;

/** Days from 1 January 1970 to the day that it is where the reader is. */
export function dayOf(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
}

/** Days until a word is asked again, if it is answered so now. */
export function daysAfter(card: Card | undefined, answer: CardAnswer): number {
  return boxDays[boxAfter(card, answer)] ?? 0;
}

export function answerCard(cards: Cards, id: string, answer: CardAnswer, today: number): Cards {
  const { [id]: card, ...others } = cards;
  const next: Card = [boxAfter(card, answer), today + daysAfter(card, answer), card?.[2] ?? today];
  return { ...others, [id]: next };
}

/**
 * What is left today: the words that are due, the longest overdue first; then new ones, in the order of the list; then those that
 * were not known today, until they are.
 *
 * @param ids of the list, in its order
 */
export function planOf(ids: readonly string[], cards: Cards, today: number): Plan {
  const listed = new Set(ids);
  const begun = Object.entries(cards).filter(([id]) => listed.has(id));
  const due = begun.filter(([, card]) => isDue(card, today));
  const missed = due.filter(([, [box, day]]) => box === 0 && day === today);
  const waiting = due.filter((one) => !missed.includes(one)).sort(([, a], [, b]) => a[1] - b[1]);
  const unseen = ids.filter((id) => cards[id] === undefined);
  const begunToday = begun.filter(([, card]) => card[2] === today).length;
  const fresh = unseen.slice(0, Math.max(0, newADay - begunToday));
  const later = begun.filter(([, card]) => !isDue(card, today)).map(([, card]) => card[1]);
  return {
    queue: [...idsOf(waiting), ...fresh, ...idsOf(missed)],
    fresh: fresh.length,
    begun: begun.length,
    // What is left today is asked tomorrow at the latest.
    next: unseen.length > 0 || due.length > 0 ? today + 1 : Math.min(...later),
  };
}

export const dueOn = (cards: Cards, today: number): string[] =>
  idsOf(Object.entries(cards).filter(([, card]) => isDue(card, today)));

/** A day that no answer can have led to was written while the clock was wrong. */
function isDue([box, due]: Card, today: number): boolean {
  return due <= today || due > today + (boxDays[box] ?? 0);
}

function boxAfter(card: Card | undefined, answer: CardAnswer): number {
  return answer === 'again' ? 0 : Math.min(lastBox, (card?.[0] ?? 0) + 1);
}

const idsOf = (cards: readonly (readonly [string, Card])[]): string[] => cards.map(([id]) => id);
