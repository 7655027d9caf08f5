import { useTranslations } from 'next-intl';
import { PlaceRuler } from '@/components/ruler/place-ruler';
import { Timer } from '@/components/ui/icon/icons';
import { clock } from '@/lib/i18n/clock';

interface StageHeadProps {
  title: string;
  place?: { done: number; count: number };
  /** Seconds that are left; null without a time limit. */
  left?: number | null;
}

export function StageHead({ title, place, left = null }: StageHeadProps) {
  const t = useTranslations('questions');
  return (
    <div className="mb-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="test-title" className="font-bold">
          {title}
        </h2>
        {left === null ? null : (
          <p role="timer" className="inline-flex items-center gap-1.5 font-semibold tabular-nums">
            <Timer aria-hidden="true" className="size-4.5" />
            <span className="sr-only">{t('limit')}</span>
            {clock(left)}
          </p>
        )}
      </div>
      {place ? <PlaceRuler {...place} className="mt-3" /> : null}
    </div>
  );
}
