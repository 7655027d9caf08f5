/** The numbers from 0 to `count` in an order that looks like chance and is always the same for one name. */
export function shuffledIndexes(count: number, name: string): number[] {
  const turn = (index: number) => hash(`${index}${name}${index}`);
  return Array.from({ length: count }, (_, index) => index).toSorted((one, other) => turn(one) - turn(other));
}

/** FNV-1a, 32 bits (RFC 9923), and its upper half mixed into the lower, which alone would order like the last letter. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum ^ (sum >>> 15)) >>> 0;
}
