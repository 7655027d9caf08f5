import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Told } from './told';

export function Elsewhere({ onTake, onLeave }: { onTake: () => void; onLeave: () => void }) {
  const t = useTranslations('exam.elsewhere');
  return (
    <Told title={t('title')} lead={t('lead')}>
      <p className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={onTake} className={buttonClass('primary', 'min-h-12')}>
          {t('take')}
        </button>
        <button type="button" onClick={onLeave} className={buttonClass('quiet', 'min-h-12')}>
          {t('leave')}
        </button>
      </p>
    </Told>
  );
}
