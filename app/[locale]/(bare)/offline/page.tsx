import { useTranslations } from 'next-intl';
import { BareFrame } from '@/components/layout/bare-frame';
import { pageMetadata } from '@/lib/routes/metadata';
import { KeptPages } from './_sections/kept-pages.island';

export const generateMetadata = () => pageMetadata('offline');

/** Shown by public/offline-worker.js at whatever address cannot be reached. */
export default function OfflinePage() {
  const t = useTranslations('offline');
  return (
    <BareFrame page="offline" title={t('title')}>
      <p className="mt-4 text-muted">{t('lead')}</p>
      <KeptPages
        texts={{
          retry: t('retry'),
          title: t('kept.title'),
          text: t('kept.text'),
          none: t('kept.none'),
        }}
      />
    </BareFrame>
  );
}
