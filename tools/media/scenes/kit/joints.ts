/** A place in the scene: x to the right, y down. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** Points as a path, at a tenth of a unit. */
export const path = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

export function towards(from: Point, to: Point, length: number): Point {
  const apart = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [from[0] + ((to[0] - from[0]) / apart) * length, from[1] + ((to[1] - from[1]) / apart) * length];
}

/**
 * Where a limb of two bones bends between its ends.
 *
 * @param straight from which part of its length on a limb is straight
 * @param bend 1 or -1: to which side, seen from the first end, clockwise or against it
 * @param bones lengths; fitted together when the ends are about as far apart, so that the limb is nearly straight, not cramped
 */
export function joint(
  from: Point,
  to: Point,
  bend: 1 | -1,
  [first, second]: readonly [number, number],
  straight = 0.92,
): Point {
  const apart = Math.max(0.1, Math.hypot(to[0] - from[0], to[1] - from[1]));
  const reach = first + second;
  const fit = apart > reach * straight ? (apart * 1.015) / reach : 1;
  const a = first * fit;
  const b = second * fit;
  const along = (a * a - b * b + apart * apart) / (2 * apart);
  const aside = Math.sqrt(Math.max(0, a * a - along * along)) * bend;
  const x = (to[0] - from[0]) / apart;
  const y = (to[1] - from[1]) / apart;
  return [from[0] + x * along - y * aside, from[1] + y * along + x * aside];
}
