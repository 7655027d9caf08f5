import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CorrectedText, type Piece } from '@/components/pencil/corrected-text';

const spoken: readonly Piece[] = [
  'Two women are cooking together in a bright kitchen. ',
  { pause: 0.8 },
  ' The older one ',
  { repeat: 'is cutting, is cutting' },
  ' vegetables ',
  { pause: 'missing' },
  ' and the other woman is tasting the soup, perhaps to see if it needs salt.',
];

/** Where the marks are in the recording, in percent of its width. */
const places = { pause: [29, 38], repetition: [40, 54], missingPause: 73 } as const;

export function RecordingMarks({ height }: { height: number }) {
  const [from, to] = places.pause;
  const [first, last] = places.repetition;
  return (
    <g strokeWidth="2" className="stroke-pencil">
      <rect
        x={`${from}%`}
        width={`${to - from}%`}
        height={height}
        strokeWidth="0"
        className="fill-pencil-wash"
      />
      <svg x={`${(from + to) / 2}%`} overflow="visible">
        <path d={`M-3 12V${height - 12}M3 12V${height - 12}`} />
      </svg>
      <line x1={`${first}%`} x2={`${last}%`} y1="-6" y2="-6" />
      {[first, last].map((x) => (
        <line key={x} x1={`${x}%`} x2={`${x}%`} y1="-7" y2="2" />
      ))}
      <svg x={`${places.missingPause}%`} overflow="visible">
        <path d={`M-3 0V${height}M3 0V${height}`} strokeDasharray="4 3" />
      </svg>
    </g>
  );
}

export function SpokenText() {
  return <CorrectedText pieces={spoken} className="mt-1" />;
}

export function SpeechLegend() {
  const t = useTranslations('figures.speakingWaveform.mark');
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
      <Item mark={<span className="mark-pause" />}>{t('pause')}</Item>
      <Item mark={<span className="mark-repeat">abc abc</span>}>{t('repetition')}</Item>
      <Item mark={<span className="mark-pause mark-pause-missing" />}>{t('missingPause')}</Item>
    </ul>
  );
}

function Item({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <span aria-hidden="true" lang="en" className="text-base leading-none text-ink">
        {mark}
      </span>
      {children}
    </li>
  );
}
