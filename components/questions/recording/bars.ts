export const barCount = 24;

export const silence: readonly number[] = Array.from({ length: barCount }, () => 0);

/**
 * Bars beside each other, in a box of 144 by 48.
 *
 * @param levels how loud it was, from 0 to 1
 * @returns `d` of a path
 */
export function barsPath(levels: readonly number[]): string {
  return levels
    .map((level, index) => {
      const half = 0.5 + 21 * level;
      return `M${3 + 6 * index} ${round(24 - half)}V${round(24 + half)}`;
    })
    .join('');
}

/** All of a recording in as many bars as there is room for, each as loud as its loudest moment. */
export function shapeOf(levels: readonly number[]): number[] {
  return silence.map((_, index) => {
    const from = Math.floor((index * levels.length) / barCount);
    const to = Math.max(from + 1, Math.floor(((index + 1) * levels.length) / barCount));
    return Math.max(0, ...levels.slice(from, to));
  });
}

const round = (length: number) => Math.round(length * 10) / 10;
