import { useFormatter } from 'next-intl';
import { facts } from '@/lib/site/facts';
import { levelBands, scalePercent, scaleTicks, scaleX } from './scale';

/** The base line and a tick every five points, down from `y`; on a `slim` ruler every ten. */
export function Ticks({ y, slim = false }: { y: number; slim?: boolean }) {
  return (
    <>
      <line className="base" x1="0" x2="100%" y1={y} y2={y} />
      {scaleTicks
        .filter((score) => !slim || score % 10 === 0)
        .map((score) => {
          const long = slim ? (score - facts.scale.min) % 50 === 0 : score % 10 === 0;
          const length = slim ? (long ? 7 : 4) : long ? 11 : 7;
          return (
            <line
              key={score}
              className={long && !slim ? 'tick tick-long' : 'tick'}
              x1={scaleX(score)}
              x2={scaleX(score)}
              y1={y}
              y2={y + length}
            />
          );
        })}
    </>
  );
}

/**
 * What the ticks say: every ten points, every thirty where there is no room. A target stands alone among its neighbours. The figures at
 * both ends stay on the ruler.
 */
export function Figures({ y, target }: { y: number; target?: number }) {
  const format = useFormatter();
  const { min, max } = facts.scale;
  return scaleTicks
    .filter((score) => score % 10 === 0)
    .map((score) => {
      const aim = score === target;
      const near = target !== undefined && !aim && Math.abs(score - target) <= 10;
      const wide = (score - min) % 30 !== 0 || near;
      const plain = [score === max ? 'last' : '', wide ? 'wide' : ''].join(' ').trim();
      return (
        <text
          key={score}
          className={aim ? 'aim-figure' : plain || undefined}
          x={scaleX(score)}
          y={y}
          textAnchor={score === min ? 'start' : score === max ? 'end' : 'middle'}
        >
          {format.number(score)}
        </text>
      );
    });
}

/** The levels of the Common European Framework under the scale; the last one is narrower on a phone than its name. */
export function Levels({ y }: { y: number }) {
  const { max } = facts.scale;
  return levelBands.map(({ name, from, to }) => (
    <g key={name}>
      {to < max ? (
        <>
          <text className="level" x={scaleX((from + to) / 2)} y={y} textAnchor="middle">
            {name}
          </text>
          <line className="border" x1={scaleX(to)} x2={scaleX(to)} y1={y - 13} y2={y + 4} />
        </>
      ) : (
        <svg x={scaleX(from)} overflow="visible">
          <text className="level" x="4" y={y}>
            {name}
          </text>
        </svg>
      )}
    </g>
  ));
}

export function Span({ low, high, y, height }: { low: number; high: number; y: number; height: number }) {
  return (
    <>
      <rect
        className="span grow"
        x={scaleX(low)}
        y={y}
        width={`${(scalePercent(high) - scalePercent(low)).toFixed(2)}%`}
        height={height}
      />
      {[low, high].map((score) => (
        <line key={score} className="cap" x1={scaleX(score)} x2={scaleX(score)} y1={y - 2} y2={y + height} />
      ))}
    </>
  );
}
