import { X } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { removedHash } from '@/lib/account/removed';

/** Says at the root that the account is deleted: shown while the address asks for it, as it does after deleting. */
export function AccountRemoved() {
  const t = useTranslations('app');
  return (
    <div id={removedHash} tabIndex={-1} className="hidden bg-good-soft outline-none target:block">
      <div className="page-grid flex items-center justify-between gap-4 py-2 font-medium text-good">
        <p>{t('removed.text')}</p>
        <a
          href="#content"
          aria-label={t('removed.close')}
          className="-me-3 flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface"
        >
          <X aria-hidden="true" className="size-5" />
        </a>
      </div>
    </div>
  );
}
