import type { PlanDay } from '@/lib/account/owned';

/** From so many days on, a tick for each would be a grey line. */
const manyDays = 45;

/** Hidden from screen readers: the line below it says the same. */
export function PlanRuler({ day, days }: PlanDay) {
  const step = days > manyDays ? 5 : 1;
  const ticks = Array.from({ length: Math.floor(days / step) + 1 }, (_, index) => index * step);
  const at = (count: number) => `${(count / days) * 100}%`;
  return (
    <svg aria-hidden="true" width="100%" height="24" className="ruler mt-2">
      <rect width="100%" height="8" y="4" className="fill-line" />
      <rect width={at(day)} height="8" y="4" className="fill-action" />
      {ticks.map((tick) => (
        <line
          key={tick}
          className="tick"
          x1={at(tick)}
          x2={at(tick)}
          y1="12"
          y2={tick % (step * 10) === 0 ? 20 : 16}
        />
      ))}
      <line className="base" x1="0" x2="100%" y1="12" y2="12" />
      <line className="point" x1={at(day)} x2={at(day)} y1="0" y2="20" />
    </svg>
  );
}
