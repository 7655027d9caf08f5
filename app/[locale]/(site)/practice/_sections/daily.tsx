import { useTranslations } from 'next-intl';
import { Band } from '@/components/ui/band';
import { buttonClass } from '@/components/ui/button';
import { tenCount } from '@/lib/daily/today';
import { Link } from '@/lib/routes/link';

export function DailyPractice() {
  const t = useTranslations('practice.daily');
  return (
    <Band
      id="daily"
      title={t('title', { n: tenCount })}
      lead={t('lead')}
      actions={
        <Link to="appPractice" className={buttonClass('primary')}>
          {t('link')}
        </Link>
      }
    />
  );
}
