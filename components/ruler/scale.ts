import { facts } from '@/lib/site/facts';

const { min, max } = facts.scale;

/** Where a score lies on the scale of the test, in percent of the ruler's width. */
export function scalePercent(score: number): number {
  return ((score - min) / (max - min)) * 100;
}

export function scaleX(score: number): string {
  return `${scalePercent(score).toFixed(2)}%`;
}

export const scaleTicks = Array.from({ length: (max - min) / 5 + 1 }, (_, index) => min + index * 5);

/** The levels of the Common European Framework and the scores they reach to, as the test's maker publishes them. */
const levels = [
  { name: 'A1–A2', to: 57.5 },
  { name: 'B1', to: 97.5 },
  { name: 'B2', to: 127.5 },
  { name: 'C1', to: 152.5 },
  { name: 'C2', to: max },
] as const;

export const levelBands = levels.map(({ name, to }, index) => ({
  name,
  from: levels[index - 1]?.to ?? min,
  to,
}));

type Level = (typeof levels)[number]['name'];

export function levelOf(score: number): Level {
  return levelBands.find(({ to }) => score <= to)?.name ?? 'C2';
}
