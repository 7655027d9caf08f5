/** A promise to be settled from outside. */
export function signal() {
  let fire: () => void = () => undefined;
  const fired = new Promise<void>((resolve) => (fire = resolve));
  return { fire, fired };
}
