import { useTranslations } from 'next-intl';
import { Timer } from '@/components/ui/icon/icons';
import { clock } from '@/lib/i18n/clock';

interface StageHeadProps {
  title: string;
  /** How far one has come. */
  place?: { done: number; count: number };
  /** Seconds that are left; null without a time limit. */
  left?: number | null;
}

/** Where one is in the test, as a heading and on a ruler with a tick for each question, and the time that is left. */
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
      {place ? <PlaceRuler {...place} /> : null}
    </div>
  );
}

function PlaceRuler({ done, count }: { done: number; count: number }) {
  const at = (question: number) => `${((question / count) * 100).toFixed(2)}%`;
  return (
    <svg className="ruler mt-3" width="100%" height="18" aria-hidden="true">
      <rect className="span" y="0" width={at(done)} height="8" />
      <line className="base" x1="0" x2="100%" y1="8" y2="8" />
      {Array.from({ length: count + 1 }, (_, question) => (
        <line key={question} className="tick" x1={at(question)} x2={at(question)} y1="8" y2="14" />
      ))}
      <line className="point" x1={at(done)} x2={at(done)} y1="0" y2="16" />
    </svg>
  );
}
