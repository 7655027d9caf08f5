import { Check, CircleAlert, ListChecks, X, type IconComponent } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { cva } from '@/components/ui/class-names';
import { english, Explanation, FigureFrame, Label, toneText, type Tone } from './parts';

type Status = 'found' | 'fooled' | 'missed' | 'skipped';

const words: readonly { word: string; status: Status }[] = [
  { word: 'grateful', status: 'found' },
  { word: 'mentive', status: 'fooled' },
  { word: 'harvest', status: 'found' },
  { word: 'crondle', status: 'skipped' },
  { word: 'lenient', status: 'missed' },
  { word: 'thorough', status: 'found' },
];

const looks: Record<Status, { kind: 'real' | 'invented'; tone: Tone; icon: IconComponent }> = {
  found: { kind: 'real', tone: 'good', icon: Check },
  fooled: { kind: 'invented', tone: 'bad', icon: X },
  missed: { kind: 'real', tone: 'bad', icon: CircleAlert },
  skipped: { kind: 'invented', tone: 'good', icon: Check },
};

const tile = cva<Status>('min-w-0 border-t-2 pt-2', {
  found: 'border-good',
  fooled: 'border-pencil',
  missed: 'border-dashed border-pencil',
  skipped: 'border-good',
});

const right = words.filter(({ status }) => status === 'found' || status === 'skipped').length;

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
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 xs:grid-cols-3">
        {words.map(({ word, status }) => (
          <li key={word} className={tile(status)}>
            <span lang="en" className="block text-lg font-semibold">
              {word}
            </span>
            <WordStatus status={status} />
          </li>
        ))}
      </ul>
      <Explanation>
        {t.rich('why', { en: english, missed: 'lenient', fooled: 'mentive', model: 'attentive' })}
      </Explanation>
    </FigureFrame>
  );
}

/** An icon and one word where there is no room for two; whoever hears the page gets the sentence. */
function WordStatus({ status }: { status: Status }) {
  const t = useTranslations('figures.readAndSelect');
  const { kind, tone, icon: Icon } = looks[status];
  return (
    <>
      <span
        aria-hidden="true"
        className={toneText(tone, 'flex items-center gap-1.5 text-sm font-medium whole-words')}
      >
        <Icon className="size-4 shrink-0" />
        {t(kind)}
      </span>
      <span className="sr-only">{t(`status.${status}`)}</span>
    </>
  );
}
