import { useTranslations } from 'next-intl';
import { Ruler } from '@/components/ruler/ruler';
import { facts } from '@/lib/site/facts';
import { Label } from './parts';

const { min: low, max: high } = facts.sampleAnswers;

/** The part of the scale that the sample answers cover. */
export function ScoreBand() {
  const t = useTranslations('figures.scoreBand');
  return (
    <figure data-tint="plain" className="w-full min-w-0">
      <div className="rounded-card border border-line bg-surface px-4 py-4 text-ink sm:px-5">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Label>{t('label')}</Label>
          <p className="font-semibold">{t('range', { low, high })}</p>
        </div>
        <Ruler value={{ low, high }} />
      </div>
      <figcaption className="mt-3 text-sm leading-relaxed text-muted">
        {t('caption', { low, high, ...facts.scale })}
      </figcaption>
    </figure>
  );
}
