import { facts } from '@/lib/site/facts';
import { scaleTicks, scaleX } from './scale';

export function RulerEdge() {
  const { min, max } = facts.scale;
  return (
    <svg className="ruler-edge" width="100%" height="14" aria-hidden="true">
      <line className="base" x1="0" x2="100%" y1="13" y2="13" />
      {scaleTicks
        .filter((score) => score > min && score < max)
        .map((score) => (
          <line
            key={score}
            className="tick"
            x1={scaleX(score)}
            x2={scaleX(score)}
            y1={score % 10 === 0 ? 2 : 6}
            y2="13"
          />
        ))}
    </svg>
  );
}
