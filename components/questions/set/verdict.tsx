import { useTranslations } from 'next-intl';
import { Check, Timer, X } from '@/components/ui/icon/icons';
import { scoreTags } from './score-tags';

const icon = 'me-1.5 inline size-4.5';

export function Verdict() {
  const t = useTranslations('questions');
  return (
    <p className="practice-verdict font-semibold">
      <span data-when="empty">{t('empty')}</span>
      <span data-when="right" className="text-good">
        <Check aria-hidden="true" className={icon} />
        {t('right')}
      </span>
      <span data-when="partly" className="text-warn">
        {t.rich('partly', scoreTags)}
      </span>
      <span data-when="wrong" className="text-pencil">
        <X aria-hidden="true" className={icon} />
        {t('wrong')}
      </span>
      <span data-when="late" className="text-pencil">
        <Timer aria-hidden="true" className={icon} />
        {t('late')}
      </span>
      <span data-when="done" className="text-good">
        <Check aria-hidden="true" className={icon} />
        {t('compare')}
      </span>
    </p>
  );
}
