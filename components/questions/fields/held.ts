import type { GivenAnswer } from '@/lib/questions/kept';

/**
 * Where a page holds what is entered into a field, as a test does. Without it the field holds it itself, and the script of a practice set
 * reads it. No field knows what is right.
 */
export interface Held {
  value: string;
  onChange: (value: string) => void;
  ref?: (field: HTMLElement | null) => void;
}

export interface HeldAnswer {
  given: GivenAnswer;
  onChange: (given: GivenAnswer) => void;
  /** A choice is the whole answer. */
  onAnswer: (given: GivenAnswer) => void;
  first: (place: HTMLElement | null) => void;
}

/** @param index from 0; the first part is where one begins to answer */
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

export const heldBy = (held: Held | undefined) =>
  held && {
    value: held.value,
    ref: held.ref,
    onChange: ({ currentTarget }: Entered) => held.onChange(currentTarget.value),
  };
