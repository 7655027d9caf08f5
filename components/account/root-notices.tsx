import { X } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { SaidOnce } from '@/components/account/said-once.island';
import { rootNotices } from '@/lib/session/root-notices';

/** Says at the root what has just happened to the account, while the address asks for it; what an address leads to has the focus and is read out. */
export function RootNotices() {
  const t = useTranslations('app');
  return (
    <>
      <Notice id={rootNotices.removed} text={t('removed.text')} close={t('removed.close')} />
      <Notice id={rootNotices.signedOut} text={t('signedOut')} close={t('removed.close')} />
      <SaidOnce fragment={rootNotices.signedOut} />
    </>
  );
}

function Notice({ id, text, close }: { id: string; text: string; close: string }) {
  return (
    <div id={id} tabIndex={-1} className="hidden bg-good-soft outline-none target:block">
      <div className="page-grid flex items-center justify-between gap-4 py-2 font-medium text-good">
        <p>{text}</p>
        <a
          href="#content"
          aria-label={close}
          className="-me-3 flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface"
        >
          <X aria-hidden="true" className="size-5" />
        </a>
      </div>
    </div>
  );
}
