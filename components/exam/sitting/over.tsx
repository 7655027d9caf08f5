import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Told } from './told';

export function Over({ report, unsent }: { report: string; unsent: number }) {
  const t = useTranslations('exam.over');
  return (
    <Told title={t('title')} lead={t('lead')}>
      <p role="status" className="mt-3 max-w-prose font-semibold text-warn empty:hidden">
        {unsent > 0 ? t('unsent', { count: unsent }) : ''}
      </p>
      <a href={report} className={buttonClass('primary', 'mt-6 min-h-12')}>
        {t('report')}
      </a>
    </Told>
  );
}
