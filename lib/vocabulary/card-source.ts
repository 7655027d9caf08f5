/**
 * The words that have cards, as their ids count them: those of the two lessons, and those of the practice bank, which both lessons deal
 * once they were missed there. The words themselves are too many to be loaded where cards are only counted; a test holds this to them.
 */
const numbers = { pv: [1, 90], lv: [1, 90], rs: [101, 560] } as const;

/** Whose a card is: `pv` and `lv` are the words for photos and for conversations, `rs` those of the bank. */
export type CardSource = keyof typeof numbers;

/** @returns undefined for the id of no card that a lesson shows, such as one of a word that was taken out */
export function cardSource(id: string): CardSource | undefined {
  const [, source, number] = /^(pv|lv|rs)-(\d{3})$/.exec(id) ?? [];
  if (!source) return undefined;
  const [first, last] = numbers[source as CardSource];
  return Number(number) >= first && Number(number) <= last ? (source as CardSource) : undefined;
}
