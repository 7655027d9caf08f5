import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialog/modal';

interface LeavingProps {
  onStay: () => void;
  onLeave: () => void;
}

export function Leaving({ onStay, onLeave }: LeavingProps) {
  const t = useTranslations('daily.set');
  return (
    <Modal title={t('unfinished')} onClose={onStay}>
      <p className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={onStay} className={buttonClass('primary')}>
          {t('stay')}
        </button>
        <button type="button" onClick={onLeave} className={buttonClass('caution')}>
          {t('leave')}
        </button>
      </p>
    </Modal>
  );
}
