import { useTranslations } from 'next-intl';
import { levelOf } from '@/components/ruler/scale';
import type { Live } from './live';

/** Levels that can be chosen: far enough apart that questions near one are others than those near the next. */
const levels = [50, 65, 80, 95, 110, 125, 140] as const;

export function LevelChoice({ live }: { live: Live | undefined }) {
  const t = useTranslations('daily.types');
  if (!live) return <p className="mt-3 min-h-11" />;
  return (
    <label className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
      {t('level')}
      <select
        value={live.level ?? ''}
        onChange={({ target }) => live.onLevel(target.value === '' ? undefined : Number(target.value))}
        className="min-h-11 rounded-control border border-line-strong bg-surface px-3 text-ink"
      >
        <option value="">{t('own')}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {t('fixed', { level, cefr: levelOf(level) })}
          </option>
        ))}
      </select>
    </label>
  );
}
