import { fnv1a } from '../hash/fnv';

/** The numbers from 0 to `count` in an order that looks like chance and is always the same for one name. */
export function shuffledIndexes(count: number, name: string): number[] {
  const turn = (index: number) => hash(`${index}${name}${index}`);
  return Array.from({ length: count }, (_, index) => index).toSorted((one, other) => turn(one) - turn(other));
}

/** The hash with its upper half mixed into the lower, which alone would order like the last letter. */
function hash(text: string): number {
  const sum = fnv1a(text);
  return (sum ^ (sum >>> 15)) >>> 0;
}
