import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';

interface NotIncludedProps {
  plans: string;
  hasChats: boolean;
}

export function NotIncluded({ plans, hasChats }: NotIncludedProps) {
  const t = useTranslations('tutor-room.notIncluded');
  return (
    <div className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-lg font-bold">{t('title')}</h2>
      <p className="mt-2 max-w-prose">{t('lead')}</p>
      {hasChats ? <p className="mt-2 max-w-prose text-muted">{t('keeps')}</p> : null}
      <a href={plans} className={buttonClass('primary', 'mt-5')}>
        {t('plans')}
      </a>
    </div>
  );
}
