import type { Sound } from '@/lib/correction/correction';

type Pause = Sound['pauses'][number];

/** Seconds. */
export const pauseLength = ({ start, end }: Pause): number => end - start;

/**
 * Levels as the path of upright bars in a box 100 wide.
 *
 * @param count at most so many bars; each is as tall as the loudest of those that it stands for
 */
export function barsOf(levels: readonly number[], count: number, height: number): string {
  const bars = Math.min(count, levels.length);
  return Array.from({ length: bars }, (_, index) => {
    const from = Math.floor((index * levels.length) / bars);
    const to = Math.max(from + 1, Math.floor(((index + 1) * levels.length) / bars));
    const loudest = Math.max(...levels.slice(from, to));
    const half = Math.max(1, (Math.min(1, loudest) * height) / 2);
    const x = ((index + 0.5) * 100) / bars;
    return `M${x.toFixed(2)} ${(height / 2 - half).toFixed(1)}V${(height / 2 + half).toFixed(1)}`;
  }).join('');
}

/** Share of the width that the length of a pause takes on a phone. */
const labelShare = 0.13;

/** Pauses whose length is written below them: the longest first, as long as none stands over another, or over an edge. */
export function labelled(pauses: readonly Pause[], seconds: number): Pause[] {
  const middle = ({ start, end }: Pause) => (start + end) / 2 / seconds;
  const chosen: Pause[] = [];
  for (const pause of pauses.toSorted((one, other) => pauseLength(other) - pauseLength(one))) {
    const place = middle(pause);
    const isInside = place > labelShare / 2 && place < 1 - labelShare / 2;
    if (isInside && chosen.every((other) => Math.abs(middle(other) - place) >= labelShare))
      chosen.push(pause);
  }
  return chosen;
}

/** Seconds at which the time is written: the ends, and between them at most four round moments that do not stand at an end. */
export function timeMarks(seconds: number): number[] {
  const step = [5, 10, 15, 30, 60, 120].find((one) => seconds / one <= 5) ?? seconds;
  const between = Array.from({ length: Math.floor(seconds / step) }, (_, index) => (index + 1) * step);
  return [0, ...between.filter((moment) => seconds - moment > step / 2), seconds];
}
