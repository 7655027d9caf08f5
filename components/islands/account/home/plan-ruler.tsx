'use client';

import type { PlanDay } from '@/lib/session/owned';

/** From so many days on, a tick for each would be a grey line. */
const manyDays = 45;

/** The days of a plan on a ruler: those that are over, and today. */
export function PlanRuler({ day, days, label }: PlanDay & { label: string }) {
  const step = days > manyDays ? 5 : 1;
  const ticks = Array.from({ length: Math.floor(days / step) + 1 }, (_, index) => index * step);
  const at = (count: number) => `${(count / days) * 100}%`;
  return (
    <svg width="100%" height="24" role="img" aria-label={label} className="mt-2 block overflow-visible">
      <rect width="100%" height="8" y="4" className="fill-line" />
      <rect width={at(day)} height="8" y="4" className="fill-action" />
      <g className="stroke-line-strong">
        {ticks.map((tick) => (
          <line key={tick} x1={at(tick)} x2={at(tick)} y1="12" y2={tick % (step * 10) === 0 ? 20 : 16} />
        ))}
      </g>
      <line x1="0" x2="100%" y1="12" y2="12" className="stroke-ink" />
      <line x1={at(day)} x2={at(day)} y1="0" y2="20" strokeWidth="3" className="stroke-ink" />
    </svg>
  );
}
