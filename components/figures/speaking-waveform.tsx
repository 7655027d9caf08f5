import {
  BookOpenText,
  Check,
  Mic,
  PauseCircle,
  Repeat2,
  type IconComponent,
} from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RulerRow } from '@/components/ruler/ruler-row';
import { clock } from '@/lib/i18n/clock';
import { questionTypes } from '@/lib/questions/types';
import {
  Chip,
  english,
  Explanation,
  FigureFrame,
  Label,
  toneText,
  Verdict,
  Waveform,
  type Tone,
} from './parts';
import { RecordingMarks, SpeechLegend, SpokenText } from './speech-marks';

const bars = [
  6, 16, 30, 40, 26, 34, 22, 10, 28, 42, 36, 20, 30, 14, 3, 3, 3, 3, 18, 32, 44, 28, 16, 30, 20, 34, 24, 12,
  26, 38, 46, 30, 36, 24, 40, 32, 22, 34, 28, 42, 30, 18, 36, 26, 12, 30, 20, 8,
];
const scores = [
  { name: 'pronunciation', score: 120, low: 110, high: 130 },
  { name: 'fluency', score: 105, low: 95, high: 115 },
  { name: 'grammar', score: 115, low: 105, high: 125 },
] as const;
const spokenSeconds = 72;

interface SpeakingWaveformProps {
  /** Whether somebody understands what is said; otherwise the recording is measured. */
  scored: boolean;
}

export function SpeakingWaveform({ scored }: SpeakingWaveformProps) {
  const t = useTranslations('figures.speakingWaveform');
  return (
    <FigureFrame
      tint="speaking"
      icon={Mic}
      title={<span lang="en">Speak About the Photo</span>}
      aside={
        <Chip>
          {t('length', {
            spoken: clock(spokenSeconds),
            limit: clock(questionTypes.speakAboutThePhoto.limits.answer),
          })}
        </Chip>
      }
      caption={t('caption')}
    >
      <div>
        <Label className="mb-3">{t('recording')}</Label>
        <Waveform bars={bars} height={56}>
          {scored ? <RecordingMarks height={56} /> : null}
        </Waveform>
      </div>
      {scored ? <Heard /> : null}
    </FigureFrame>
  );
}

function Heard() {
  const t = useTranslations('figures.speakingWaveform');
  return (
    <>
      <div className="border-t border-line pt-4">
        <Label>{t('transcript')}</Label>
        <SpokenText />
        <SpeechLegend />
      </div>
      <div className="border-t border-line pt-4">
        <Label>{t('scores')}</Label>
        <dl className="ruler-rows">
          {scores.map(({ name, ...estimate }) => (
            <RulerRow key={name} label={t(`score.${name}`)} {...estimate} />
          ))}
        </dl>
      </div>
      <div className="border-t border-line pt-4">
        <Label className="mb-2">{t('checks')}</Label>
        <ul className="grid gap-2">
          <Flag icon={BookOpenText} label={t('readingAloud')} tone="good">
            {t('notSuspected')}
          </Flag>
          <Flag icon={Repeat2} label={t('mark.repetition')} tone="bad">
            {t('places', { count: 1 })}
          </Flag>
          <Flag icon={PauseCircle} label={t('mark.missingPause')} tone="bad">
            {t('places', { count: 1 })}
          </Flag>
        </ul>
      </div>
      <Explanation>{t.rich('advice', { en: english, before: 'vegetables' })}</Explanation>
    </>
  );
}

function Flag({
  icon,
  label,
  tone,
  children,
}: {
  icon: IconComponent;
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
