import { useTranslations } from 'next-intl';

/** What waits for the network, in a plain line; stays in the page, so that its words are announced. */
export function WaitingLine({ isWaiting, unsent }: { isWaiting: boolean; unsent: number }) {
  const t = useTranslations('exam.sitting');
  return (
    <p
      role="status"
      className={`text-sm font-semibold text-warn not-empty:mb-3 not-empty:rounded-control not-empty:bg-warn-soft not-empty:px-4 not-empty:py-2 ${isWaiting ? 'sticky top-2 z-2' : ''}`}
    >
      {isWaiting ? t('offline') : unsent > 1 ? t('unsent', { count: unsent }) : ''}
    </p>
  );
}
