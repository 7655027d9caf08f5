import { heldPart, type HeldAnswer } from '@/components/questions/fields/held';

/** An answer that is one text. */
export const heldWhole = (held: HeldAnswer) => heldPart(held, 0, 1);

/** Of a question that has nothing to enter. */
export const noAnswer: HeldAnswer = {
  given: [],
  onChange: () => undefined,
  onAnswer: () => undefined,
  first: () => undefined,
};
