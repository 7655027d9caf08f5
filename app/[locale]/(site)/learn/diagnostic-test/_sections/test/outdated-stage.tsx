import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { StageHead } from './stage-head';
import { useFocus } from './use-focus';

interface OutdatedStageProps {
  isMoved: boolean;
  onAgain: () => void;
}

/** In place of a run whose questions have been replaced since: why it cannot go on, and the way to a new one. */
export function OutdatedStage({ isMoved, onAgain }: OutdatedStageProps) {
  const t = useTranslations('diagnostic.run');
  const again = useFocus<HTMLButtonElement>(isMoved);
  return (
    <>
      <StageHead title={t('outdated.title')} />
      <p>{t('outdated.body')}</p>
      <button ref={again} type="button" onClick={onAgain} className={buttonClass('primary', 'mt-6 min-h-12')}>
        {t('again')}
      </button>
    </>
  );
}
