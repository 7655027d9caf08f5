import { useFormatter, useTranslations } from 'next-intl';
import type { CorrectionTask, Sound } from '@/lib/correction/correction';
import { clock } from '@/lib/i18n/clock';
import { Part, type Level } from './part';
import { barsOf, labelled, pauseLength, timeMarks } from './sound-parts';

interface SoundFigureProps {
  sound: Sound;
  /** The time that the test gives; null where it gives none. */
  seconds: CorrectionTask['seconds'];
  level: Level;
}

/** px of the bars, and of the figures below them. */
const [height, room] = [72, 40];

export function SoundFigure({ sound, seconds, level }: SoundFigureProps) {
  const t = useTranslations('correction-room.result.sound');
  const length = useLength();
  const { pauses } = sound;
  const longest = Math.max(0, ...pauses.map(pauseLength));
  return (
    <Part title={t('title')} level={level}>
      <p className="mt-1 max-w-prose">
        {t('spoken', { spoken: clock(Math.round(sound.spoken)), total: clock(Math.round(sound.seconds)) })}{' '}
        {seconds === null ? null : t('limit', { limit: clock(seconds) })}{' '}
        {t('pauses', { count: pauses.length, longest: length(longest) })}
      </p>
      {sound.seconds > 0 ? (
        <div className="mt-4 overflow-x-clip px-1">
          <Drawing sound={sound} />
        </div>
      ) : null}
      {pauses.length === 0 ? null : (
        <ol aria-label={t('list')} className="sr-only">
          {pauses.map((pause) => (
            <li key={pause.start}>
              {t('pause', { at: clock(Math.round(pause.start)), length: length(pauseLength(pause)) })}
            </li>
          ))}
        </ol>
      )}
      {sound.clipped ? <p className="mt-2 max-w-prose text-warn">{t('clipped')}</p> : null}
    </Part>
  );
}

function useLength() {
  const format = useFormatter();
  return (seconds: number) =>
    format.number(seconds, {
      style: 'unit',
      unit: 'second',
      unitDisplay: 'narrow',
      maximumFractionDigits: 1,
    });
}

/** x in percent and y in pixels: one drawing for every width. Half of the bars are enough on a phone. */
function Drawing({ sound }: { sound: Sound }) {
  const length = useLength();
  const x = (second: number) => `${((100 * second) / sound.seconds).toFixed(2)}%`;
  return (
    <svg aria-hidden="true" width="100%" height={height + room} className="block overflow-visible text-xs">
      {sound.pauses.map(({ start, end }) => (
        <g key={start}>
          <rect className="fill-pencil-wash" x={x(start)} width={x(end - start)} height={height} />
          <svg x={x((start + end) / 2)} overflow="visible">
            <path strokeWidth="2" className="stroke-pencil" d={`M-3 14V${height - 14}M3 14V${height - 14}`} />
          </svg>
        </g>
      ))}
      {[240, 100].map((count) => (
        <svg
          key={count}
          className={count === 240 ? 'max-sm:hidden' : 'sm:hidden'}
          width="100%"
          height={height}
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
        >
          <path
            vectorEffect="non-scaling-stroke"
            strokeWidth="1.75"
            strokeLinecap="round"
            className="stroke-speaking-strong"
            d={barsOf(sound.levels, count, height)}
          />
        </svg>
      ))}
      {labelled(sound.pauses, sound.seconds).map((pause) => (
        <text
          key={pause.start}
          className="fill-pencil font-semibold"
          x={x((pause.start + pause.end) / 2)}
          y={height + 15}
          textAnchor="middle"
        >
          {length(pauseLength(pause))}
        </text>
      ))}
      <line className="stroke-line-strong" x1="0" x2="100%" y1={height + 22} y2={height + 22} />
      {timeMarks(sound.seconds).map((second, index, all) => (
        <g key={second}>
          <line
            className="stroke-line-strong"
            x1={x(second)}
            x2={x(second)}
            y1={height + 22}
            y2={height + 27}
          />
          <text
            className="fill-muted"
            x={x(second)}
            y={height + 39}
            textAnchor={index === 0 ? 'start' : index === all.length - 1 ? 'end' : 'middle'}
          >
            {clock(Math.round(second))}
          </text>
        </g>
      ))}
    </svg>
  );
}
