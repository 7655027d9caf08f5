import type { MeasuredSound } from './measure';

/** Of the time between the first and the last word, 0 to 1; what is shorter than 0.25 s is no silence (stretches.ts). */
export function silentShare({ from, to, spoken }: MeasuredSound): number {
  return to > from ? Math.max(0, 1 - spoken / (to - from)) : 0;
}

/** Words per minute between the first and the last one, pauses included, as studies of speech rate count them. */
export function rateOf({ from, to }: MeasuredSound, words: number): number {
  return to > from ? (words * 60) / (to - from) : 0;
}

/** What is read aloud has no pause in which somebody thinks, and its sentences come like waves. Ours, and no more than a suspicion. */
const read = {
  /** Seconds and pauses below which a rhythm cannot be told. */
  least: 40,
  pauses: 4,
  /** Words per minute. */
  rate: 120,
  /** Seconds. */
  longestPause: 1.2,
  /** Standard deviation of the pauses, and of what is said between them, as a share of their mean. */
  spread: 0.2,
};

/** Whether the rhythm is as even as that of somebody who reads aloud. @param rate words per minute */
export function isEven({ from, to, pauses }: MeasuredSound, rate: number): boolean {
  const lengths = pauses.map(({ start, end }) => end - start);
  if (to - from < read.least || lengths.length < read.pauses || rate < read.rate) return false;
  if (lengths.some((seconds) => seconds > read.longestPause)) return false;
  const said = [...pauses.map(({ start }) => start), to].map(
    (end, at) => end - (pauses[at - 1]?.end ?? from),
  );
  return spreadOf(lengths) < read.spread && spreadOf(said) < read.spread;
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Math.sqrt(variance) / mean;
}
