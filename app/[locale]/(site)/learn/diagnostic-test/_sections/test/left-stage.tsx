import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { runDays } from '@/lib/diagnostic/run';
import { Link } from '@/lib/routes/link';
import { useFocus } from './use-focus';

export function LeftStage({ onContinue }: { onContinue: () => void }) {
  const t = useTranslations('diagnostic.left');
  const heading = useFocus<HTMLHeadingElement>(true);
  return (
    <>
      <h2 ref={heading} id="test-title" tabIndex={-1} className="text-title font-bold outline-none">
        {t('title')}
      </h2>
      <p className="mt-3">{t('body', { days: runDays })}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={onContinue} className={buttonClass('primary', 'min-h-12')}>
          {t('continue')}
        </button>
        <Link to="courses" className={buttonClass('quiet', 'min-h-12')}>
          {t('course')}
        </Link>
      </div>
    </>
  );
}
