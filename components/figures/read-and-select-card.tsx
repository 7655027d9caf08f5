import { Check, CircleAlert, ListChecks, X, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cva } from '@/components/ui/class-names';
import { english, Explanation, FigureFrame, Label, Verdict, type Tone } from './parts';

type Status = 'found' | 'fooled' | 'missed' | 'skipped';

const words: readonly { word: string; status: Status }[] = [
  { word: 'grateful', status: 'found' },
  { word: 'mentive', status: 'fooled' },
  { word: 'harvest', status: 'found' },
  { word: 'crondle', status: 'skipped' },
  { word: 'lenient', status: 'missed' },
  { word: 'thorough', status: 'found' },
];

const looks: Record<Status, { tone: Tone; icon: LucideIcon }> = {
  found: { tone: 'good', icon: Check },
  fooled: { tone: 'bad', icon: X },
  missed: { tone: 'warn', icon: CircleAlert },
  skipped: { tone: 'muted', icon: Check },
};

const tile = cva<Status>('rounded-control flex min-w-0 flex-col gap-1 border px-3 py-2.5', {
  found: 'border-good bg-good-soft',
  fooled: 'border-bad bg-bad-soft',
  missed: 'border-warn border-dashed',
  skipped: 'border-line',
});

const right = words.filter(({ status }) => status === 'found' || status === 'skipped').length;

/** Read and Select after the answer: which words are real, which were chosen. */
export function ReadAndSelectCard() {
  const t = useTranslations('figures.readAndSelect');
  return (
    <FigureFrame
      tint="reading"
      icon={ListChecks}
      title={<span lang="en">Read and Select</span>}
      caption={t('caption')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Label>{t('task')}</Label>
        <p className="text-sm font-semibold">{t('result', { right, total: words.length })}</p>
      </div>
      <ul className="grid grid-cols-2 gap-2 xs:grid-cols-3">
        {words.map(({ word, status }) => (
          <li key={word} className={tile(status)}>
            <span lang="en" className="font-semibold">
              {word}
            </span>
            <Verdict {...looks[status]}>{t(`status.${status}`)}</Verdict>
          </li>
        ))}
      </ul>
      <Explanation>
        {t.rich('why', { en: english, missed: 'lenient', fooled: 'mentive', model: 'attentive' })}
      </Explanation>
    </FigureFrame>
  );
}
