import { Lightbulb, type IconComponent } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames, cva } from '@/components/ui/class-names';

/** The skills whose colours a figure, or a part of it, can take; see the tints of app/globals.css. */
export type FigureTint =
  'practice' | 'mock-exam' | 'courses' | 'reading' | 'listening' | 'speaking' | 'writing' | 'vocabulary';

interface FigureFrameProps {
  tint: FigureTint;
  icon: IconComponent;
  title: ReactNode;
  aside?: ReactNode;
  caption: ReactNode;
  /** Off for a figure that is no example but says what is so. */
  example?: boolean;
  children: ReactNode;
}

export function FigureFrame({
  tint,
  icon: Icon,
  title,
  aside,
  caption,
  example = true,
  children,
}: FigureFrameProps) {
  const t = useTranslations('figures');
  return (
    <FigureCard
      tint={tint}
      caption={
        <>
          {example ? <span className="font-semibold text-ink">{t('looks')} </span> : null}
          {caption}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 sm:px-5">
        <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-lg bg-tint text-tint-strong">
          <Icon aria-hidden="true" className="size-4" />
        </span>
        <p className="min-w-0 grow basis-28 font-semibold">{title}</p>
        {aside}
      </div>
      <div className="grid grid-cols-1 gap-5 px-4 py-5 sm:px-5">{children}</div>
    </FigureCard>
  );
}

interface FigureCardProps {
  tint: FigureTint | 'plain';
  caption: ReactNode;
  /** Blocks with padding of their own: in a wide section the card runs off the window, and what it holds does not. */
  children: ReactNode;
}

export function FigureCard({ tint, caption, children }: FigureCardProps) {
  return (
    <figure data-tint={tint} className="w-full min-w-0">
      <div className="figure-card overflow-hidden rounded-card border border-line bg-surface text-start text-ink">
        {children}
      </div>
      <figcaption className="figure-caption mt-3 text-sm leading-relaxed text-muted">{caption}</figcaption>
    </figure>
  );
}

/** English words of the test inside a translated text: the `en` tag of the `figures` catalog. */
export function english(chunks: ReactNode) {
  return (
    <span lang="en" className="font-semibold whitespace-nowrap">
      {chunks}
    </span>
  );
}

export function Chip({ icon: Icon, children }: { icon?: IconComponent; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line px-2.5 py-0.5 text-sm text-muted">
      {Icon ? <Icon aria-hidden="true" className="size-3.5 shrink-0" /> : null}
      {children}
    </span>
  );
}

export function Label({ children, className }: { children: ReactNode; className?: string }) {
  return <p className={classNames('text-sm font-medium text-muted', className)}>{children}</p>;
}

export type Tone = 'good' | 'bad';

export const toneText = cva<Tone>('', {
  good: 'text-good',
  bad: 'text-pencil',
});

/** What became of an answer, in words and with an icon, so that colour is never the only sign. */
export function Verdict({
  tone,
  icon: Icon,
  children,
}: {
  tone: Tone;
  icon: IconComponent;
  children: ReactNode;
}) {
  return (
    <span className={toneText(tone, 'inline-flex items-start gap-1.5 text-sm leading-snug font-medium')}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}

export function Explanation({ title, children }: { title?: ReactNode; children: ReactNode }) {
  const t = useTranslations('figures');
  return (
    <div className="flex gap-3 rounded-control bg-tint px-4 py-3">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-tint-strong" />
      <div className="min-w-0">
        <p className="text-sm font-semibold text-tint-strong">{title ?? t('explanation')}</p>
        <p className="mt-0.5 text-sm leading-relaxed">{children}</p>
      </div>
    </div>
  );
}

interface WaveformProps {
  /** Heights of the bars in pixels, at most `height`. */
  bars: readonly number[];
  /** Bars that have been played; all of them when absent. */
  played?: number;
  height?: number;
  /** Drawn below the bars; positions in percent of the width. */
  children?: ReactNode;
}

export function Waveform({ bars, played = bars.length, height = 40, children }: WaveformProps) {
  const step = 100 / bars.length;
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block min-w-0 overflow-visible">
      {children}
      {bars.map((bar, index) => (
        <rect
          key={index}
          x={`${(index * step + step * 0.2).toFixed(2)}%`}
          y={(height - bar) / 2}
          width={`${(step * 0.6).toFixed(2)}%`}
          height={bar}
          rx="1.5"
          className={index < played ? 'fill-tint-strong' : 'fill-line'}
        />
      ))}
    </svg>
  );
}
