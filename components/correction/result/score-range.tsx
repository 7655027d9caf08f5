import { useTranslations } from 'next-intl';
import { Ruler } from '@/components/ruler/ruler';
import type { Correction, ScorerName } from '@/lib/correction/correction';
import { Part, type Level } from './part';
import { useScorerName } from './scorer-name';

interface ScoreRangeProps {
  scorer: ScorerName;
  score: NonNullable<Correction['score']>;
  level: Level;
}

export function ScoreRange({ scorer, score, level }: ScoreRangeProps) {
  const t = useTranslations('correction-room.result.score');
  const name = useScorerName(scorer);
  return (
    <Part title={t('title')} level={level}>
      <p className="mt-1 text-title font-bold">{t('between', score)}</p>
      <div className="mt-4">
        <Ruler value={score} />
      </div>
      <p className="mt-1 max-w-prose text-sm text-muted">{t('estimate', { name })}</p>
    </Part>
  );
}
