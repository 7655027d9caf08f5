import { BookOpenText, Check, Mic, PauseCircle, Repeat2, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { facts } from '@/lib/site/facts';
import {
  Chip,
  Explanation,
  english,
  FigureFrame,
  Label,
  Meter,
  toneText,
  Verdict,
  Waveform,
  type Tone,
} from './parts';
import { PauseMark, RepetitionMark, SpokenText, MissingPauseMark } from './speech-marks';

const bars = [
  6, 16, 30, 40, 26, 34, 22, 10, 28, 42, 36, 20, 30, 14, 3, 3, 3, 3, 18, 32, 44, 28, 16, 30, 20, 34, 24, 12,
  26, 38, 46, 30, 36, 24, 40, 32, 22, 34, 28, 42, 30, 18, 36, 26, 12, 30, 20, 8,
];
const marks = { pause: [29, 9], repetition: [40, 14], missingPause: 73 } as const;
const scores = [
  ['pronunciation', 120],
  ['fluency', 105],
  ['grammar', 115],
] as const;
const spokenSeconds = 72;

/** A spoken answer with its pauses and repetitions marked, three scores and three checks. */
export function SpeakingWaveform() {
  const t = useTranslations('figures.speakingWaveform');
  return (
    <FigureFrame
      tint="speaking"
      icon={Mic}
      title={<span lang="en">Speak About the Photo</span>}
      aside={
        <Chip>
          {t('length', { spoken: clock(spokenSeconds), limit: clock(facts.speakAboutThePhotoSeconds) })}
        </Chip>
      }
      caption={t('caption')}
    >
      <div>
        <Label className="mb-3">{t('recording')}</Label>
        <Waveform bars={bars} height={56}>
          <rect
            x={`${marks.pause[0]}%`}
            width={`${marks.pause[1]}%`}
            height="56"
            rx="6"
            className="fill-sunken stroke-line"
          />
          <rect
            x={`${marks.repetition[0]}%`}
            width={`${marks.repetition[1]}%`}
            height="56"
            rx="6"
            className="fill-warn-soft"
          />
          <line
            x1={`${marks.missingPause}%`}
            x2={`${marks.missingPause}%`}
            y1="-4"
            y2="60"
            strokeWidth="2"
            strokeDasharray="4 3"
            className="stroke-bad"
          />
        </Waveform>
      </div>
      <div className="border-t border-line pt-4">
        <Label>{t('transcript')}</Label>
        <SpokenText />
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted">
          <li className="inline-flex items-center gap-2">
            <PauseMark /> {t('mark.pause')}
          </li>
          <li className="inline-flex items-center gap-2">
            <span aria-hidden="true">
              <RepetitionMark words="abc" />
            </span>{' '}
            {t('mark.repetition')}
          </li>
          <li className="inline-flex items-center gap-2">
            <MissingPauseMark /> {t('mark.missingPause')}
          </li>
        </ul>
      </div>
      <dl className="grid grid-cols-1 gap-x-5 gap-y-3 border-t border-line pt-4 xs:grid-cols-3">
        {scores.map(([name, score]) => (
          <Meter key={name} label={t(`score.${name}`)} score={score} />
        ))}
      </dl>
      <div className="border-t border-line pt-4">
        <Label className="mb-2">{t('checks')}</Label>
        <ul className="grid gap-2">
          <Flag icon={BookOpenText} label={t('readingAloud')} tone="good">
            {t('notSuspected')}
          </Flag>
          <Flag icon={Repeat2} label={t('mark.repetition')} tone="warn">
            {t('places', { count: 1 })}
          </Flag>
          <Flag icon={PauseCircle} label={t('mark.missingPause')} tone="bad">
            {t('places', { count: 1 })}
          </Flag>
        </ul>
      </div>
      <Explanation>{t.rich('advice', { en: english, before: 'vegetables' })}</Explanation>
    </FigureFrame>
  );
}

function Flag({
  icon,
  label,
  tone,
  children,
}: {
  icon: LucideIcon;
  label: ReactNode;
  tone: Tone;
  children: ReactNode;
}) {
  const Icon = icon;
  return (
    <li className="flex items-start justify-between gap-x-4 text-sm leading-snug">
      <span className="inline-flex min-w-0 items-start gap-2">
        <Icon aria-hidden="true" className="mt-px size-4 shrink-0 text-muted" />
        {label}
      </span>
      <span className="flex max-w-1/2 shrink-0 justify-end">
        {tone === 'good' ? (
          <Verdict tone={tone} icon={Check}>
            {children}
          </Verdict>
        ) : (
          <span className={toneText(tone, 'font-medium')}>{children}</span>
        )}
      </span>
    </li>
  );
}

/** Seconds as minutes and seconds, such as 1:12. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
