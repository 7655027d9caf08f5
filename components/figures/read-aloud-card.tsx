import { Mic } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Insert, Weak } from '@/components/pencil/marks';
import { RulerRow } from '@/components/ruler/ruler-row';
import { english, Explanation, FigureFrame, Label, Waveform } from './parts';

type Word = 'clear' | 'unclear' | 'skipped';

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

const score = { score: 120, low: 110, high: 130 };

export function ReadAloudCard() {
  const t = useTranslations('figures.readAloud');
  return (
    <FigureFrame tint="speaking" icon={Mic} title={<span lang="en">Read Aloud</span>} caption={t('caption')}>
      <div>
        <Label>{t('task')}</Label>
        <p lang="en" className="corrected mt-1">
          {sentence.map(({ text, state }) => (
            <Fragment key={text}>
              <Heard text={text} state={state} />{' '}
            </Fragment>
          ))}
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
          <li className="inline-flex items-center gap-2">
            <span aria-hidden="true" lang="en" className="mark-weak text-ink">
              abc
            </span>
            {t('word.unclear')}
          </li>
          <li className="inline-flex items-center gap-2">
            <ins aria-hidden="true" lang="en">
              abc
            </ins>
            {t('word.skipped')}
          </li>
        </ul>
      </div>
      <Waveform bars={bars} />
      <dl className="ruler-rows border-t border-line pt-2">
        <RulerRow label={t('score')} {...score} />
      </dl>
      <Explanation>{t.rich('why', { en: english, stress: 'pre-LIM-i-nar-y' })}</Explanation>
    </FigureFrame>
  );
}

function Heard({ text, state }: { text: string; state: Word }) {
  const t = useTranslations('figures.readAloud.word');
  if (state === 'skipped') return <Insert spoken={t('skipped')}>{text}</Insert>;
  if (state === 'unclear') return <Weak spoken={t('unclear')}>{text}</Weak>;
  return text;
}
