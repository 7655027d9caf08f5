import type { GivenAnswer } from '@/lib/questions/kept';

/**
 * Where a page holds what is entered into a field, as a test does. Without it the field holds it itself, and the script of a practice set
 * reads it. No field knows what is right.
 */
export interface Held {
  value: string;
  onChange: (value: string) => void;
  /** Of a field that takes the focus. */
  ref?: (field: HTMLElement | null) => void;
}

/** Where a page holds the answer to a whole question. */
export interface HeldAnswer {
  given: GivenAnswer;
  onChange: (given: GivenAnswer) => void;
  /** A choice is the whole answer. */
  onAnswer: (given: GivenAnswer) => void;
  /** The place where one begins to answer, to take the focus there. */
  first: (place: HTMLElement | null) => void;
}

/** One part of an answer with several parts, by its number. */
export function heldPart({ given, onChange, first }: HeldAnswer, index: number, count: number): Held {
  const parts = Array.from({ length: count }, (_, place) => given[place] ?? '');
  return {
    value: parts[index] ?? '',
    onChange: (value) => onChange(parts.with(index, value)),
    ...(index === 0 && { ref: first }),
  };
}

interface Entered {
  currentTarget: { value: string };
}

/** What makes an element hold what the page holds. */
export const heldBy = (held: Held | undefined) =>
  held && {
    value: held.value,
    ref: held.ref,
    onChange: ({ currentTarget }: Entered) => held.onChange(currentTarget.value),
  };
