import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { dialogClass, dialogFootClass } from '@/components/ui/dialog/dialog-class';

/**
 * Asks before a page is loaded anew while something on it is half done; lib/deployment/renew.ts opens it. It is part of every document:
 * it is needed when no further script can be loaded.
 */
export function RenewalDialog() {
  const t = useTranslations('chrome.renewal');
  return (
    <dialog id="renewal" aria-labelledby="renewal-title" className={dialogClass}>
      <h2 id="renewal-title" className="text-2xl font-bold">
        {t('title')}
      </h2>
      <p className="mt-3">{t('text')}</p>
      <form method="dialog" className={dialogFootClass}>
        <button value="" className={buttonClass('secondary')}>
          {t('stay')}
        </button>
        <button value="reload" className={buttonClass('primary')}>
          {t('reload')}
        </button>
      </form>
    </dialog>
  );
}
