import { Check, Headphones, X } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Chip, Explanation, FigureFrame, Label, Verdict, Waveform } from './parts';

const bars = [
  4, 12, 20, 26, 14, 22, 28, 16, 6, 4, 10, 24, 28, 18, 22, 12, 6, 16, 26, 20, 28, 14, 8, 4, 12, 22, 26, 16,
  10, 4,
];

const question =
  'I see you have missed the deadline for your essay. How much more time do you think you need?';
const replies: readonly { text: string; verdict?: 'right' | 'wrong' }[] = [
  { text: 'Yes, I think the deadline was last Friday.', verdict: 'wrong' },
  { text: 'Could I hand it in on Tuesday? I was ill and lost three days.', verdict: 'right' },
  { text: 'I need more time because essays take a lot of time.' },
];

export function ListeningDialog() {
  const t = useTranslations('figures.listeningDialog');
  return (
    <FigureFrame
      tint="listening"
      icon={Headphones}
      title={<span lang="en">Interactive Listening</span>}
      aside={<Chip>{t('turn', { turn: 2, total: 5 })}</Chip>}
      caption={t('caption')}
    >
      <div>
        <Waveform bars={bars} height={32} />
        <Label className="mt-3">{t('transcript')}</Label>
        <p lang="en" className="mt-0.5 leading-relaxed">
          {question}
        </p>
      </div>
      <div className="border-t border-line pt-4">
        <Label>{t('task')}</Label>
        <ol className="mt-1 divide-y divide-line">
          {replies.map(({ text, verdict }) => (
            <li key={text} className={classNames('grid gap-1 py-3', verdict === undefined && 'text-muted')}>
              <span lang="en" className={classNames('leading-snug', verdict === 'right' && 'font-semibold')}>
                {text}
              </span>
              {verdict ? (
                <Verdict tone={verdict === 'right' ? 'good' : 'bad'} icon={verdict === 'right' ? Check : X}>
                  {t(verdict)}
                </Verdict>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
      <Explanation>{t('why')}</Explanation>
    </FigureFrame>
  );
}
