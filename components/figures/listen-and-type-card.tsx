import { Headphones } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { CorrectedText } from '@/components/pencil/corrected-text';
import { Chip, english, Explanation, FigureFrame, Label, Waveform } from './parts';

const bars = [
  6, 14, 24, 18, 30, 22, 10, 4, 8, 20, 32, 26, 16, 28, 34, 20, 8, 4, 12, 26, 36, 30, 18, 24, 12, 6, 4, 10, 22,
  30, 20, 14, 26, 18, 8, 4,
];

const typed = {
  before: 'The lecture was ',
  wrong: 'postpone',
  right: 'postponed',
  after: ' because the speaker was ill.',
};
const total = `${typed.before}${typed.right}${typed.after}`.split(' ').length;

/** Listen and Type after the answer: the recording, and the one word that was misheard. */
export function ListenAndTypeCard() {
  const t = useTranslations('figures.listenAndType');
  return (
    <FigureFrame
      tint="listening"
      icon={Headphones}
      title={<span lang="en">Listen and Type</span>}
      aside={<Chip>{t('plays', { count: 1 })}</Chip>}
      caption={t('caption')}
    >
      <div>
        <Label>{t('task')}</Label>
        <div aria-hidden="true" className="mt-3 flex items-center gap-3">
          <Waveform bars={bars} />
          <span className="text-sm font-medium text-tint-strong">0:06</span>
        </div>
      </div>
      <div className="border-t border-line pt-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Label>{t('yourAnswer')}</Label>
          <p className="text-sm font-semibold">{t('result', { right: total - 1, total })}</p>
        </div>
        <CorrectedText
          pieces={[typed.before, { strike: typed.wrong, insert: typed.right }, typed.after]}
          className="mt-1"
        />
      </div>
      <Explanation>{t.rich('why', { en: english })}</Explanation>
    </FigureFrame>
  );
}
