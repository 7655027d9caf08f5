import { Mic } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { cva } from '@/components/ui/class-names';
import { facts } from '@/lib/site/facts';
import { english, Explanation, FigureFrame, Label, Waveform } from './parts';

const states = ['clear', 'unclear', 'skipped'] as const;

type Word = (typeof states)[number];

const bars = [
  4, 10, 22, 28, 16, 8, 20, 30, 24, 12, 18, 26, 34, 22, 10, 4, 4, 14, 26, 32, 20, 28, 18, 8, 16, 30, 24, 12,
  20, 28, 16, 8, 4, 12, 22, 14,
];

const sentence: readonly { text: string; state: Word }[] = [
  { text: 'Although the results were', state: 'clear' },
  { text: 'preliminary,', state: 'unclear' },
  { text: 'the researchers felt confident', state: 'clear' },
  { text: 'about', state: 'skipped' },
  { text: 'publishing them.', state: 'clear' },
];

const mark = cva<Word>('', {
  clear: 'text-good',
  unclear: 'bg-warn-soft text-warn rounded-sm px-1 underline decoration-wavy underline-offset-4',
  skipped: 'bg-bad-soft text-bad rounded-sm px-1 line-through decoration-2',
});

const score = 118;

/** Read Aloud after the recording: the sentence marked by how well each word was heard. */
export function ReadAloudCard() {
  const t = useTranslations('figures.readAloud');
  const format = useFormatter();
  return (
    <FigureFrame
      tint="speaking"
      icon={Mic}
      title={<span lang="en">Read Aloud</span>}
      aside={
        <p className="flex flex-wrap items-baseline gap-x-1.5 text-sm text-muted">
          {t('score')}{' '}
          <span className="text-2xl leading-none font-bold text-ink">{format.number(score)}</span>
          {t('scale', { max: facts.scale.max })}
        </p>
      }
      caption={t('caption')}
    >
      <Label>{t('task')}</Label>
      <p className="text-lg leading-relaxed">
        {sentence.map(({ text, state }) => (
          <Fragment key={text}>
            <span lang="en" className={mark(state)}>
              {text}
            </span>
            {state === 'clear' ? null : <span className="sr-only"> {t(`word.${state}`)}</span>}{' '}
          </Fragment>
        ))}
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted">
        {states.map((state) => (
          <li key={state} className="inline-flex items-center gap-2">
            <span aria-hidden="true" lang="en" className={mark(state)}>
              abc
            </span>
            {t(`word.${state}`)}
          </li>
        ))}
      </ul>
      <div className="rounded-control border border-line px-4 py-3">
        <Waveform bars={bars} />
      </div>
      <Explanation>{t.rich('why', { en: english, stress: 'pre-LIM-i-nar-y' })}</Explanation>
    </FigureFrame>
  );
}
