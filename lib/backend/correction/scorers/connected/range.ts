import { z } from 'zod';
import { facts } from '@/lib/site/facts';

const { min, max } = facts.scale;
const stepSize = 5;
const narrowest = 10;
const widest = 40;

/** Words below which an answer is too short for an estimate, whatever a model says of it. */
const fewestWords = 15;

export const steps: readonly number[] = Array.from(
  { length: (max - min) / stepSize + 1 },
  (_, place) => min + place * stepSize,
);

const step = z.number().refine((value) => steps.includes(value));
const range = z
  .strictObject({ low: step, high: step })
  .refine(({ low, high }) => high - low >= narrowest && high - low <= widest);

export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** The estimate that a model gives for a text; null where it gives none, or one that cannot be. */
export function rangeOf(given: unknown, text: string): { low: number; high: number } | null {
  return countWords(text) < fewestWords ? null : (range.safeParse(given).data ?? null);
}
