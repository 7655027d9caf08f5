import { useTranslations } from 'next-intl';
import { Ruler } from '@/components/ruler/ruler';
import { facts } from '@/lib/site/facts';
import { FigureCard, Label } from './parts';

const { min: low, max: high } = facts.sampleAnswers;

export function ScoreBand() {
  const t = useTranslations('figures.scoreBand');
  return (
    <FigureCard tint="plain" caption={t('caption', { low, high, ...facts.scale })}>
      <div className="px-4 py-4 sm:px-5">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Label>{t('label')}</Label>
          <p className="font-semibold">{t('range', { low, high })}</p>
        </div>
        <Ruler value={{ low, high }} />
      </div>
    </FigureCard>
  );
}
