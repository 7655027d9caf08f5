import { heldPart, type HeldAnswer } from '@/components/questions/fields/held';

export const heldWhole = (held: HeldAnswer) => heldPart(held, 0, 1);

export const noAnswer: HeldAnswer = {
  given: [],
  onChange: () => undefined,
  onAnswer: () => undefined,
  first: () => undefined,
};
