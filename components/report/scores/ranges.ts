import type { Estimate } from '@/components/ruler/ruler';
import { levelOf } from '@/components/ruler/scale';
import { toldScore } from '@/lib/api/contract/exam/told-score';
import type { ExamScore } from '@/lib/api/contract/exam/report';

/** Points below which the difference of two exams is within chance. */
export const chance = 15;

/** The score as it may be told: to the nearest five points. */
export const told = ({ score, low, high }: ExamScore): Estimate => ({
  score: toldScore(score),
  low,
  high,
});

/** The levels of the Common European Framework that a range reaches over, such as `B1–B2`. */
export function levelsIn({ low, high }: Pick<Estimate, 'low' | 'high'>): string {
  const [from, to] = [levelOf(low), levelOf(high)];
  return from === to ? from : `${from.slice(0, 2)}–${to.slice(-2)}`;
}

const levelWords = { 'A1–A2': 'a', B1: 'b1', B2: 'b2', C1: 'c1', C2: 'c1' } as const;

export const levelWord = ({ low }: Pick<Estimate, 'low'>) => levelWords[levelOf(low)];
